package sixstones.games.war.scoring;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.Bits;
import sixstones.engine.Outcome;
import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.box.Tokens;
import sixstones.games.war.log.Log;
import sixstones.games.war.state.Board;
import sixstones.games.war.state.Clock;

/** Who won, and why (W-END-05 to 09, W-WIN). */
public final class FinalCount {

  private FinalCount() {}

  public static Outcome of(Board board) {
    var scores = new ArrayList<Integer>();
    for (int seat = 0; seat < board.seats(); seat++) scores.add(board.ledger().points(seat));
    var clock = board.clock();
    return switch (clock.ending) {
      case NOT_YET -> throw new IllegalStateException("the game is not over");
      case THANOS -> new Outcome(0, Phrase.of("war.outcome.thanos"), scores);
      case SIX_STONES -> {
        var why = Log.ofTeam(Phrase.of("war.outcome.stones"), board.table(), clock.stonesWinner);
        yield new Outcome(Bits.of(clock.stonesWinner), why, scores);
      }
      case POINTS, NO_PROGRESS -> byPoints(board, scores);
    };
  }

  private static Outcome byPoints(Board board, List<Integer> scores) {
    int all = Bits.all(board.seats());
    int points = best(all, board, Measure.POINTS);
    int stones = best(points, board, Measure.STONES);
    int leaders = best(stones, board, Measure.LEADERSHIP);
    String how;
    if (Bits.count(points) == 1) {
      how = "points";
    } else if (Bits.count(stones) == 1) {
      how = "tieStones";
    } else if (Bits.count(leaders) == 1) {
      how = "tieLeadership";
    } else {
      how = "shared";
    }
    var idle = board.clock().ending == Clock.Ending.NO_PROGRESS ? "idle." : "";
    int first = Bits.first(leaders);
    var why =
        Phrase.of("war.outcome." + idle + how)
            .names("teams", names(board, leaders))
            .with("player", new Arg.Who(first))
            .number("points", scores.get(first))
            .number("stones", value(board, first, Measure.STONES));
    return new Outcome(leaders, why, scores);
  }

  private static List<String> names(Board board, int seats) {
    var names = new ArrayList<String>();
    for (int left = seats; left != 0; left = Bits.rest(left)) {
      int seat = Bits.first(left);
      names.add(board.table().team(seat).phraseKey());
    }
    return names;
  }

  private enum Measure {
    POINTS,
    STONES,
    LEADERSHIP
  }

  /** Of some seats those that are best by one measure. */
  private static int best(int seats, Board board, Measure measure) {
    int best = 0;
    int most = -1;
    for (int left = seats; left != 0; left = Bits.rest(left)) {
      int seat = Bits.first(left);
      int value = value(board, seat, measure);
      if (value > most) {
        most = value;
        best = 0;
      }
      if (value == most) best = Bits.with(best, seat);
    }
    return best;
  }

  private static int value(Board board, int seat, Measure measure) {
    return switch (measure) {
      case POINTS -> board.ledger().points(seat);
      case STONES -> Bits.count(SixStones.controlled(board, seat));
      case LEADERSHIP ->
          (board.ledger().zone(seat) & Tokens.LEADERSHIP) == Tokens.LEADERSHIP ? 1 : 0;
    };
  }
}
