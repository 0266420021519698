package sixstones.games.war.turn;

import sixstones.engine.Refusal;
import sixstones.games.war.WarPosition;
import sixstones.games.war.board.Board;
import sixstones.games.war.heroes.Abilities;
import sixstones.games.war.heroes.Stones;
import sixstones.games.war.heroes.Taking;
import sixstones.games.war.moves.Because;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.pieces.Piece;
import sixstones.games.war.pieces.Token;

/** Why a main or free action is not possible now. */
public final class WhyNotInTurn {

  private WhyNotInTurn() {}

  public static Refusal reason(WarPosition position, WarMove move, boolean paused) {
    return switch (move) {
      case WarMove.Step step -> step(position, step, paused);
      case WarMove.ShiftBase _ -> mainAction(position);
      case WarMove.StandUp _ ->
          paused || position.clock().mainDone
              ? mainAction(position)
              : Because.of("W-DET-04", "nobodyLies");
      case WarMove.EndTurn _ ->
          paused
              ? Because.of("W-TURN-08", "effectPending")
              : Because.of("W-TURN-09", "mainActionFirst");
      case WarMove.Resume _ -> Because.of("W-ARR-09", "nothingToResume");
      case WarMove.PickUp pickUp -> pickUp(position, pickUp);
      case WarMove.Drop drop ->
          position.onTurn(drop.piece())
              ? Because.of("W-DROP-01", "notCarried")
              : Because.of("W-TURN-07", "notYourCharacter");
      case WarMove.Ability ability -> ability(position, ability.piece());
      case WarMove.Spend spend -> spend(position, spend.piece());
      case WarMove.UseStone use -> stone(position, use.stone());
      case WarMove.Go _,
          WarMove.Orient _,
          WarMove.Ray _,
          WarMove.Open _,
          WarMove.PushThanos _,
          WarMove.Swap _,
          WarMove.With _,
          WarMove.PlaceBase _,
          WarMove.Partner _,
          WarMove.TakeLying _,
          WarMove.TakeCarried _,
          WarMove.Turn _,
          WarMove.Call _,
          WarMove.IgnoreTrap _,
          WarMove.SufferTrap _,
          WarMove.Decline _ ->
          Because.of("W-TURN-06", "noSuchAction");
      case WarMove.Score _, WarMove.Keep _ -> Because.of("W-SCORE-06", "scoreOnLeaving");
    };
  }

  private static Refusal mainAction(WarPosition position) {
    return position.clock().mainDone
        ? Because.of("W-TURN-02", "mainActionDone")
        : Because.of("W-TURN-08", "effectPending");
  }

  private static Refusal step(WarPosition position, WarMove.Step step, boolean paused) {
    int piece = step.piece();
    if (!position.onTurn(piece)) return Because.of("W-TURN-03", "notYourCharacter");
    if (paused || position.clock().mainDone) return mainAction(position);
    if (!MainAction.mayMove(position, piece)) return Because.of("W-MOVE-02", "detained");
    int from = position.crew().at(piece);
    if (!Board.adjacent(from, step.place())) {
      boolean corner = !Board.isTile(from) && !Board.isTile(step.place());
      return corner && Board.distance(from, step.place()) == 2
          ? Because.of("W-OFF-05", "corner")
          : Because.of("W-MOVE-01", "notAdjacent");
    }
    return Because.of("W-VISIT-01", "visited");
  }

  private static Refusal pickUp(WarPosition position, WarMove.PickUp pickUp) {
    int piece = pickUp.piece();
    int token = pickUp.token();
    var crew = position.crew();
    if (!position.onTurn(piece)) return Because.of("W-TURN-07", "notYourCharacter");
    int place = crew.at(piece);
    int wanted = Token.isEnergy(token) ? Token.ALL_ENERGY : 1 << token;
    int lying = position.field().lying(place) & wanted;
    if (lying == 0) {
      return isCarried(position, wanted)
          ? Because.of("W-PICK-05", "carried")
          : Because.of("W-PICK-01", "notHere");
    }
    if (crew.inSlotFor(piece, token) != Token.NONE) return Because.of("W-PICK-03", "slotFull");
    if (Token.isStone(token) && PickingUp.stonesGuarded(position, piece, place)) {
      return Because.of("W-STONE-09", "guarded");
    }
    if (Token.isLeadership(token) && crew.leadershipCarried()) {
      return Because.of("W-PICK-04", "leadershipLocked");
    }
    if ((lying & ~crew.barred(piece)) == 0) return Because.of("W-STONE-MIND-02", "barred");
    return Because.of("W-RULE-119", "pickedTwice");
  }

  private static boolean isCarried(WarPosition position, int tokens) {
    int carried = 0;
    for (int piece = 0; piece < Piece.CHARACTERS; piece++)
      carried |= position.crew().carried(piece);
    return (carried & tokens) == tokens;
  }

  private static Refusal ability(WarPosition position, int piece) {
    if (!position.onTurn(piece)) return Because.of("W-ABIL-01", "notYourCharacter");
    return position.crew().used(piece)
        ? Because.of("W-ABIL-02", "cardUsed")
        : Abilities.whyNoTarget(position, piece);
  }

  private static Refusal spend(WarPosition position, int piece) {
    if (!position.onTurn(piece)) return Because.of("W-ENERGY-05", "notYourCharacter");
    return position.crew().used(piece)
        ? Because.of("W-ENERGY-02", "noEnergy")
        : Because.of("W-ENERGY-01", "cardReady");
  }

  private static Refusal stone(WarPosition position, int stone) {
    if (!Token.isStone(stone)) return Because.of("W-TURN-06", "noStone");
    if (stone != Token.TIME && stone != Token.REALITY) {
      return Because.of("W-STONE-02", "passiveStone");
    }
    int carrier = position.crew().carrier(stone);
    if (carrier < 0 || !position.onTurn(carrier)) {
      return Because.of("W-STONE-01", "stoneNotCarried");
    }
    if (Stones.usedThisTurn(position, stone)) {
      return Because.of("W-STONE-02", "stoneUsed");
    }
    return stone == Token.TIME
        ? Taking.whyNothing(position, carrier, true)
        : Because.of("W-STONE-REALITY-01", "noArrow");
  }
}
