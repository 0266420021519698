package sixstones.games.splendor.ending;

import java.util.Locale;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.engine.phrase.Phrase;
import sixstones.games.splendor.state.Board;

/** How the end is told. */
public final class Announcement {

  private Announcement() {}

  /** Only to be told when somebody listens. */
  public static void tell(Board board, Events out) {
    tieBreak(out, board, Victory.of(board));
    out.emit(Event.of(Kind.OVER, Ending.why(board), Ending.rule(board)).revealing());
  }

  /** Why of several who fulfil the Gauntlet condition just these have won. */
  private static void tieBreak(Events out, Board board, Victory victory) {
    var tied = Phrase.of(key(board, victory.by()));
    int first = victory.first();
    switch (victory.by()) {
      case NOBODY, ALONE -> {}
      case POINTS, AVENGERS ->
          because(out, tied.seat(first).number("points", board.points(first)), victory);
      case FEWEST ->
          because(
              out,
              tied.seat(first)
                  .number("points", board.points(first))
                  .number("count", board.recruited(first)),
              victory);
      case SHARED ->
          because(
              out,
              tied.number("points", board.points(first)).number("count", board.recruited(first)),
              victory);
    }
  }

  /** Only most points are won by differently in each edition. */
  private static String key(Board board, Victory.By by) {
    var what = "tie." + by.name().toLowerCase(Locale.ROOT);
    return by == Victory.By.POINTS ? board.edition().phrase(what) : "splendor." + what;
  }

  private static void because(Events out, Phrase why, Victory victory) {
    out.emit(Event.of(Kind.OVER, why, victory.by().rule()));
  }
}
