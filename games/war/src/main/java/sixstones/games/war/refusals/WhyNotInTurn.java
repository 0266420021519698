package sixstones.games.war.refusals;

import sixstones.engine.Refusal;
import sixstones.games.war.WarPosition;
import sixstones.games.war.board.Board;
import sixstones.games.war.heroes.Stones;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.pieces.Token;
import sixstones.games.war.turn.MainAction;
import sixstones.games.war.turn.PickingUp;

/** Why a main or free action is not possible now. */
final class WhyNotInTurn {

  private WhyNotInTurn() {}

  static Refusal reason(WarPosition position, WarMove move, boolean paused) {
    return switch (move) {
      case WarMove.Step step -> step(position, step, paused);
      case WarMove.ShiftBase _ -> mainAction(paused);
      case WarMove.StandUp _ ->
          paused || position.clock().mainDone
              ? mainAction(paused)
              : WhyNot.because("W-DET-04", "nobodyLies");
      case WarMove.EndTurn _ ->
          paused
              ? WhyNot.because("W-ARR-10", "effectPending")
              : WhyNot.because("W-TURN-09", "mainActionFirst");
      case WarMove.Resume _ -> WhyNot.because("W-ARR-09", "nothingToResume");
      case WarMove.PickUp pickUp -> pickUp(position, pickUp);
      case WarMove.Drop drop ->
          position.onTurn(drop.piece())
              ? WhyNot.because("W-DROP-01", "notCarried")
              : WhyNot.because("W-TURN-07", "notYourCharacter");
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
          WhyNot.because("W-TURN-06", "noSuchAction");
      case WarMove.Score _, WarMove.Keep _ -> WhyNot.because("W-SCORE-06", "scoreOnLeaving");
    };
  }

  private static Refusal mainAction(boolean paused) {
    return paused
        ? WhyNot.because("W-TURN-08", "effectPending")
        : WhyNot.because("W-TURN-02", "mainActionDone");
  }

  private static Refusal step(WarPosition position, WarMove.Step step, boolean paused) {
    int piece = step.piece();
    if (!position.onTurn(piece)) return WhyNot.because("W-TURN-03", "notYourCharacter");
    if (paused || position.clock().mainDone) return mainAction(paused);
    if (!MainAction.mayMove(position, piece)) return WhyNot.because("W-MOVE-02", "detained");
    int from = position.crew().at(piece);
    if (!Board.adjacent(from, step.place())) {
      boolean corner = !Board.isTile(from) && !Board.isTile(step.place());
      return corner && Board.distance(from, step.place()) == 2
          ? WhyNot.because("W-OFF-05", "corner")
          : WhyNot.because("W-MOVE-01", "notAdjacent");
    }
    return WhyNot.because("W-VISIT-01", "visited");
  }

  private static Refusal pickUp(WarPosition position, WarMove.PickUp pickUp) {
    int piece = pickUp.piece();
    int token = pickUp.token();
    var crew = position.crew();
    if (!position.onTurn(piece)) return WhyNot.because("W-TURN-07", "notYourCharacter");
    int place = crew.at(piece);
    int wanted = Token.isEnergy(token) ? Token.ALL_ENERGY : 1 << token;
    int lying = position.field().lying(place) & wanted;
    if (lying == 0) {
      return crew.carrier(token) >= 0
          ? WhyNot.because("W-PICK-05", "carried")
          : WhyNot.because("W-PICK-01", "notHere");
    }
    if (crew.inSlotFor(piece, token) != Token.NONE) return WhyNot.because("W-PICK-03", "slotFull");
    if (Token.isStone(token) && PickingUp.stonesGuarded(position, piece, place)) {
      return WhyNot.because("W-STONE-09", "guarded");
    }
    if (Token.isLeadership(token) && crew.leadershipCarried()) {
      return WhyNot.because("W-PICK-04", "leadershipLocked");
    }
    if ((lying & ~crew.barred(piece)) == 0) return WhyNot.because("W-STONE-MIND-02", "barred");
    return WhyNot.because("W-RULE-119", "pickedTwice");
  }

  private static Refusal ability(WarPosition position, int piece) {
    if (!position.onTurn(piece)) return WhyNot.because("W-ABIL-01", "notYourCharacter");
    return position.crew().used(piece)
        ? WhyNot.because("W-ABIL-02", "cardUsed")
        : WhyNot.because("W-ABIL-05", "noTarget");
  }

  private static Refusal spend(WarPosition position, int piece) {
    if (!position.onTurn(piece)) return WhyNot.because("W-ENERGY-05", "notYourCharacter");
    return position.crew().used(piece)
        ? WhyNot.because("W-ENERGY-02", "noEnergy")
        : WhyNot.because("W-ENERGY-01", "cardReady");
  }

  private static Refusal stone(WarPosition position, int stone) {
    if (stone != Token.TIME && stone != Token.REALITY) {
      return WhyNot.because("W-STONE-02", "passiveStone");
    }
    int carrier = position.crew().carrier(stone);
    if (carrier < 0 || !position.onTurn(carrier)) {
      return WhyNot.because("W-STONE-01", "stoneNotCarried");
    }
    if (Stones.usedThisTurn(position, stone)) {
      return WhyNot.because("W-STONE-02", "stoneUsed");
    }
    return stone == Token.TIME
        ? WhyNot.because("W-STONE-TIME-02", "nothingToTake")
        : WhyNot.because("W-STONE-REALITY-01", "noArrow");
  }
}
