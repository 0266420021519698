package sixstones.games.war.scoring;

import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Tokens;
import sixstones.games.war.log.Log;
import sixstones.games.war.state.Clock;

/** All six stones in one hand end the game at once (W-WIN). */
public final class SixStones {

  private SixStones() {}

  /** To be asked after every atomic step (W-RULE-110). */
  public static void check(WarPosition position, Events out) {
    var clock = position.clock();
    if (clock.ending != Clock.Ending.NOT_YET) return;
    int taken = position.ledger().taken() & Tokens.STONES;
    if (taken == Tokens.STONES) {
      clock.ending = Clock.Ending.THANOS;
      if (out.on()) out.emit(Event.of(Kind.OVER, Log.phrase("thanosWins"), "W-WIN-02"));
    }
    if (taken != 0 || (position.ledger().reserve() & Tokens.STONES) != 0) return;
    for (int seat = 0; seat < position.seats(); seat++) {
      if (controlled(position, seat) != Tokens.STONES) continue;
      clock.ending = Clock.Ending.SIX_STONES;
      clock.stonesWinner = seat;
      if (out.on()) {
        out.emit(
            Event.of(Kind.OVER, Log.ofTeam("stonesWin", position.table().team(seat)), "W-WIN-01"));
      }
    }
  }

  /** The stones in the slots of the team's cards or on its base tile, as a bit set. */
  public static int controlled(WarPosition position, int seat) {
    var team = position.table().team(seat);
    int stones = position.field().lying(position.field().base(team));
    for (var piece : team.pieces()) stones |= position.crew().carried(piece);
    return stones & Tokens.STONES;
  }
}
