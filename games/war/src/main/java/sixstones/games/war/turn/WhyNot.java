package sixstones.games.war.turn;

import sixstones.engine.Refusal;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Token;
import sixstones.games.war.heroes.Abilities;
import sixstones.games.war.heroes.Grab;
import sixstones.games.war.heroes.Grabber;
import sixstones.games.war.moves.Answer;
import sixstones.games.war.moves.Because;
import sixstones.games.war.moves.FreeMove;
import sixstones.games.war.moves.MainMove;
import sixstones.games.war.moves.PlaceAnswer;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.state.Board;
import sixstones.games.war.stones.Stones;

/** Why a main or free action is not possible now. */
final class WhyNot {

  private WhyNot() {}

  static Refusal inTurn(Board board, WarMove move) {
    return switch (move) {
      case MainMove main -> mainAction(board, main);
      case FreeMove free -> freeAction(board, free);
      case Answer.Score _, Answer.Keep _ -> Because.of("W-SCORE-06", "scoreOnLeaving");
      case Answer _, PlaceAnswer _ -> Because.of("W-TURN-06", "noSuchAction");
    };
  }

  /** While a tile is about to act there is no main action and no end of the turn (W-TURN-08). */
  static Refusal inPause(Board board, WarMove move) {
    if (!(move instanceof MainMove main)) return inTurn(board, move);
    if (isOfOthers(board, main)) return notYourCharacter();
    boolean done = board.clock().mainDone && !(main instanceof MainMove.EndTurn);
    return done ? mainActionDone() : Because.of("W-TURN-08", "effectPending");
  }

  private static Refusal mainAction(Board board, MainMove move) {
    if (isOfOthers(board, move)) return notYourCharacter();
    boolean done = board.clock().mainDone;
    return switch (move) {
      case MainMove.Step step -> done ? mainActionDone() : step(board, step);
      case MainMove.ShiftBase _ -> mainActionDone();
      case MainMove.StandUp _ -> done ? mainActionDone() : Because.of("W-DET-04", "nobodyLies");
      case MainMove.EndTurn _ -> Because.of("W-TURN-09", "mainActionFirst");
    };
  }

  private static boolean isOfOthers(Board board, MainMove move) {
    return move instanceof MainMove.Step step && !board.onTurn(step.piece());
  }

  private static Refusal notYourCharacter() {
    return Because.of("W-TURN-03", "notYourCharacter");
  }

  private static Refusal mainActionDone() {
    return Because.of("W-TURN-02", "mainActionDone");
  }

  private static Refusal step(Board board, MainMove.Step step) {
    var piece = step.piece();
    if (!MainAction.mayMove(board, piece)) return Because.of("W-MOVE-02", "detained");
    var from = board.crew().at(piece);
    if (from.isBeside(step.place())) return Because.of("W-VISIT-01", "visited");
    return isRoundACorner(from, step.place())
        ? Because.of("W-OFF-05", "corner")
        : Because.of("W-MOVE-01", "notAdjacent");
  }

  private static Refusal freeAction(Board board, FreeMove move) {
    return switch (move) {
      case FreeMove.Resume _ -> Because.of("W-ARR-09", "nothingToResume");
      case FreeMove.PickUp pickUp -> pickUp(board, pickUp);
      case FreeMove.Drop drop ->
          board.onTurn(drop.piece())
              ? Because.of("W-DROP-01", "notCarried")
              : Because.of("W-TURN-07", "notYourCharacter");
      case FreeMove.Ability ability -> ability(board, ability.piece());
      case FreeMove.Spend spend -> spend(board, spend.piece());
      case FreeMove.UseStone use -> stone(board, use.stone());
    };
  }

  private static boolean isRoundACorner(Place from, Place to) {
    return !from.isTile()
        && !to.isTile()
        && from.distance(to) == 2
        && from.row() != to.row()
        && from.column() != to.column();
  }

  private static Refusal pickUp(Board board, FreeMove.PickUp pickUp) {
    var piece = pickUp.piece();
    var token = pickUp.token();
    var crew = board.crew();
    if (!board.onTurn(piece)) return Because.of("W-TURN-07", "notYourCharacter");
    var place = crew.at(piece);
    int wanted = token.alike();
    int lying = board.field().lying(place) & wanted;
    if (lying == 0) {
      return isCarried(board, wanted)
          ? Because.of("W-PICK-05", "carried")
          : Because.of("W-PICK-01", "notHere");
    }
    if (!crew.inSlotFor(piece, token).isNone()) return Because.of("W-PICK-03", "slotFull");
    if (token.isStone() && Hands.stonesGuarded(board, piece, place)) {
      return Because.of("W-STONE-09", "guarded");
    }
    if (token.isLeadership() && crew.leadershipCarried()) {
      return Because.of("W-PICK-04", "leadershipLocked");
    }
    if ((lying & ~crew.barred(piece)) == 0) return Because.of("W-STONE-MIND-02", "barred");
    return Because.of("W-RULE-119", "pickedTwice");
  }

  private static boolean isCarried(Board board, int tokens) {
    int carried = 0;
    for (var piece : Piece.CHARACTERS) carried |= board.crew().carried(piece);
    return (carried & tokens) == tokens;
  }

  private static Refusal ability(Board board, Piece piece) {
    if (!board.onTurn(piece)) return Because.of("W-ABIL-01", "notYourCharacter");
    return board.crew().used(piece)
        ? Because.of("W-ABIL-02", "cardUsed")
        : Abilities.whyNoTarget(board, piece);
  }

  private static Refusal spend(Board board, Piece piece) {
    if (!board.onTurn(piece)) return Because.of("W-ENERGY-05", "notYourCharacter");
    return board.crew().used(piece)
        ? Because.of("W-ENERGY-02", "noEnergy")
        : Because.of("W-ENERGY-01", "cardReady");
  }

  private static Refusal stone(Board board, Token stone) {
    if (!stone.isStone()) return Because.of("W-TURN-06", "noStone");
    if (stone != Token.TIME && stone != Token.REALITY) {
      return Because.of("W-STONE-02", "passiveStone");
    }
    var carrier = board.crew().carrier(stone);
    if (carrier.isNobody() || !board.onTurn(carrier)) {
      return Because.of("W-STONE-01", "stoneNotCarried");
    }
    if (Stones.usedThisTurn(board, stone)) {
      return Because.of("W-STONE-02", "stoneUsed");
    }
    return stone == Token.TIME
        ? Grab.whyNothing(board, carrier, Grabber.TIME_STONE)
        : Because.of("W-STONE-REALITY-01", "noArrow");
  }
}
