package sixstones.games.war.scoring;

import sixstones.engine.event.Event;
import sixstones.engine.event.Kind;
import sixstones.games.war.box.Tokens;
import sixstones.games.war.log.Log;
import sixstones.games.war.state.Board;
import sixstones.games.war.state.Clock;
import sixstones.games.war.steps.Play;

/** All six stones in one hand end the game at once (W-WIN). */
public final class SixStones {

  private SixStones() {}

  /** To be asked after every atomic step (W-RULE-110). */
  public static void check(Play play) {
    var clock = play.clock();
    if (clock.ending != Clock.Ending.NOT_YET) return;
    int taken = play.ledger().taken() & Tokens.STONES;
    if (taken == Tokens.STONES) {
      clock.ending = Clock.Ending.THANOS;
      if (play.log().on())
        play.log().emit(Event.of(Kind.OVER, Log.phrase("thanosWins"), "W-WIN-02"));
    }
    if (taken != 0 || (play.ledger().reserve() & Tokens.STONES) != 0) return;
    for (int seat = 0; seat < play.board().seats(); seat++) {
      if (controlled(play.board(), seat) != Tokens.STONES) continue;
      clock.ending = Clock.Ending.SIX_STONES;
      clock.stonesWinner = seat;
      if (play.log().on()) {
        play.log()
            .emit(Event.of(Kind.OVER, Log.ofTeam("stonesWin", play.table(), seat), "W-WIN-01"));
      }
    }
  }

  /** The stones in the slots of the team's cards or on its base tile, as a bit set. */
  public static int controlled(Board board, int seat) {
    var team = board.table().team(seat);
    int stones = board.field().lying(board.field().base(team));
    for (var piece : team.pieces()) stones |= board.crew().carried(piece);
    return stones & Tokens.STONES;
  }
}
