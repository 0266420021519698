package sixstones.games.war.refusals;

import sixstones.engine.Refusal;
import sixstones.games.war.WarPosition;
import sixstones.games.war.board.Board;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.pieces.Piece;
import sixstones.games.war.pieces.Token;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.BoardDropship;
import sixstones.games.war.steps.ChoosePartner;
import sixstones.games.war.steps.FollowArrow;
import sixstones.games.war.steps.PlaceByPower;
import sixstones.games.war.steps.SwapFirst;
import sixstones.games.war.steps.SwapSecond;
import sixstones.games.war.steps.TakeShortRoute;
import sixstones.games.war.steps.TakeToken;
import sixstones.games.war.steps.UseTeleport;
import sixstones.games.war.turn.Bases;

/** Why something is no answer to what a tile, an ability or a stone asks. */
final class WhyNotInChoice {

  private WhyNotInChoice() {}

  static Refusal reason(WarPosition position, WarMove move) {
    var asking = position.asking();
    return switch (move) {
      case WarMove.Go go -> go(position, asking, go.place());
      case WarMove.Swap swap when asking instanceof SwapFirst ->
          swap(position, asking, swap.place());
      case WarMove.With with when asking instanceof SwapSecond ->
          swap(position, asking, with.place());
      case WarMove.PlaceBase _ when asking instanceof PlaceByPower ->
          WhyNot.because("W-STONE-POWER-01", "otherSide");
      case WarMove.Partner partner when asking instanceof ChoosePartner choice ->
          partner(position, choice, partner.piece());
      case WarMove.TakeLying take when asking instanceof TakeToken choice ->
          take(position, choice, take.token(), true);
      case WarMove.TakeCarried take when asking instanceof TakeToken choice ->
          take(position, choice, take.token(), false);
      case WarMove.Step _,
          WarMove.ShiftBase _,
          WarMove.StandUp _,
          WarMove.PickUp _,
          WarMove.Drop _,
          WarMove.Ability _,
          WarMove.Spend _,
          WarMove.UseStone _,
          WarMove.Resume _,
          WarMove.EndTurn _ ->
          WhyNot.because("W-RULE-16", "answerFirst");
      case WarMove.Decline _ -> WhyNot.because("W-CELL-05", "mandatory");
      case WarMove.Orient _,
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
          WarMove.Score _,
          WarMove.Keep _,
          WarMove.Call _,
          WarMove.IgnoreTrap _,
          WarMove.SufferTrap _ ->
          WhyNot.because(asking.rule(), "noAnswer");
    };
  }

  private static Refusal go(WarPosition position, Asking asking, int place) {
    return switch (asking) {
      case FollowArrow arrow ->
          displacement(
              position,
              arrow.piece(),
              place,
              Board.adjacent(position.crew().at(arrow.piece()), place),
              asking);
      case TakeShortRoute route ->
          displacement(
              position,
              route.piece(),
              place,
              Board.isTile(place) && Board.distance(position.crew().at(route.piece()), place) == 2,
              asking);
      case UseTeleport teleport -> displacement(position, teleport.piece(), place, true, asking);
      case BoardDropship ship -> displacement(position, ship.piece(), place, true, asking);
      default -> WhyNot.because(asking.rule(), "noAnswer");
    };
  }

  private static Refusal displacement(
      WarPosition position, int piece, int place, boolean inReach, Asking asking) {
    return inReach && position.crew().visited(piece, place)
        ? WhyNot.because("W-VISIT-05", "visited")
        : WhyNot.because(asking.rule(), "notThere");
  }

  private static Refusal swap(WarPosition position, Asking asking, int place) {
    if (!position.isFree(place)) return WhyNot.because("W-PLACE-03", "notFree");
    boolean base = position.field().isOpenTeamBase(place);
    if (asking instanceof SwapSecond second) {
      if (second.first() == place) return WhyNot.because(asking.rule(), "sameTile");
      base |= position.field().isOpenTeamBase(second.first());
    }
    return base
        ? WhyNot.because("W-BASE-02", "baseInRing")
        : WhyNot.because(asking.rule(), "noAnswer");
  }

  private static Refusal partner(WarPosition position, ChoosePartner choice, int partner) {
    if (!position.crew().inPlay(partner)) {
      return partner == Piece.THANOS
          ? WhyNot.because("W-THANOS-30", "noThanos")
          : WhyNot.because("W-HERO-ROCKET-01", "noAnswer");
    }
    return Bases.isBase(position, position.crew().at(partner))
        ? WhyNot.because("W-HERO-ROCKET-01", "onBase")
        : WhyNot.because(choice.rule(), "noAnswer");
  }

  private static Refusal take(WarPosition position, TakeToken choice, int token, boolean lying) {
    var crew = position.crew();
    int taker = choice.piece();
    if ((crew.barred(taker) >> token & 1) != 0) {
      return WhyNot.because("W-STONE-MIND-02", "barred");
    }
    boolean full = crew.inSlotFor(taker, token) != Token.NONE;
    if (full && !(choice.byTime() && Token.isStone(token))) {
      return WhyNot.because(choice.byTime() ? "W-STONE-TIME-02" : "W-HERO-GAMORA-02", "slotFull");
    }
    if (lying && Token.isLeadership(token) && crew.leadershipCarried()) {
      return WhyNot.because(
          choice.byTime() ? "W-STONE-TIME-05" : "W-HERO-GAMORA-04", "leadershipLocked");
    }
    return WhyNot.because(choice.rule(), "outOfReach");
  }
}
