package sixstones.engine.record;

import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Outcome;
import sixstones.engine.Position;
import sixstones.engine.RefusedMove;
import sixstones.engine.Seat;
import sixstones.engine.UnreadableMove;
import sixstones.engine.event.Events;
import sixstones.engine.match.Match;

/** Plays a record again. */
public final class Replay {

  private Replay() {}

  /**
   * The match after the first {@code moves} moves of the record.
   *
   * @throws BadRecord if a move is not legal
   */
  public static <P extends Position<P, M>, M extends Move> Match<P, M> of(
      Game<P, M> game, GameRecord record, int moves) {
    var deal = new Deal(record.seats(), record.options(), record.freshChance());
    var match = Match.begin(game, deal, Events.OFF);
    for (int i = 0; i < moves; i++) {
      var line = record.moves().get(i);
      try {
        match.play(Seat.of(line.seat()), game.readMove(line.notation()));
      } catch (RefusedMove | UnreadableMove e) {
        throw new BadRecord("move " + (i + 1) + ": " + e.getMessage());
      }
    }
    return match;
  }

  /**
   * Replays the whole record and compares the result.
   *
   * @throws BadRecord if anything differs from what is written
   */
  public static <P extends Position<P, M>, M extends Move> Match<P, M> verify(
      Game<P, M> game, GameRecord record) {
    if (record.rulesVersion() != game.info().rulesVersion()) {
      throw new BadRecord(
          "written under version %d of the rules, these are version %d"
              .formatted(record.rulesVersion(), game.info().rulesVersion()));
    }
    var match = of(game, record, record.moves().size());
    var result = match.isOver() ? result(match.position().outcome()) : "";
    if (!result.equals(record.result())) {
      throw new BadRecord(
          "the record says \"%s\", the replay \"%s\"".formatted(record.result(), result));
    }
    return match;
  }

  /** An outcome as a record writes it: {@code won by 0 2; scores 17 12 17; why splendor.…}. */
  public static String result(Outcome outcome) {
    var winners = new StringBuilder();
    for (var seat : outcome.winningSeats()) winners.append(' ').append(seat.index());
    var scores = new StringBuilder();
    for (int score : outcome.scores()) scores.append(' ').append(score);
    return "won by%s; scores%s; %s"
        .formatted(winners.isEmpty() ? " nobody" : winners, scores, outcome.why().key());
  }
}
