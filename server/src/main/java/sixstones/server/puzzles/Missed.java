package sixstones.server.puzzles;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import sixstones.archive.puzzle.Goal;
import sixstones.bots.proof.Forced;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.Seat;
import sixstones.engine.Standing;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;

/**
 * What a move that misses an aim leaves open. It tells nothing of the answer, and nothing that the
 * seat can't know.
 *
 * @param over whether the game has ended with it
 * @param answer what a rival can still do about it
 * @param still how far the seat has come in what the aim needs
 */
public record Missed(boolean over, Optional<Answer> answer, List<Still> still) {

  /** An answer that comes later than this is none to a move. */
  private static final int SOON = 12;

  public Missed {
    still = List.copyOf(still);
  }

  /** A rival's move after which the aim is out of reach. */
  public record Answer(int seat, Phrase label) {}

  /**
   * @param value how much there is, or has come where so much more is asked for
   * @param wanted how much is asked for; none where the rules say it
   */
  public record Still(Phrase of, int value, Optional<Integer> wanted) {}

  /**
   * @param end where the answer leads
   */
  static <P extends Position<P, M>, M extends Move> Missed of(
      Game<P, M> game, Goal goal, Seat seat, P start, P end, P now) {
    Predicate<P> reached = at -> goal.isReached(game, start, at, seat);
    var still =
        switch (goal) {
          case Goal.Gain gain -> List.of(gained(gain, seat, start, now));
          case Goal.Win _, Goal.Best _ -> lacking(seat, end, now);
        };
    var answer =
        goal.answers() == 0 ? Optional.<Answer>empty() : answer(game, goal, seat, reached, now);
    return new Missed(now.isOver(), answer, still);
  }

  private static Still gained(Goal.Gain gain, Seat seat, Position<?, ?> start, Position<?, ?> now) {
    int come = gain.counted(now, seat) - gain.counted(start, seat);
    return new Still(Phrase.of(gain.of()), Math.max(0, come), Optional.of(gain.by()));
  }

  /** What the answer would have brought further; all that is counted if it brings none of it. */
  private static List<Still> lacking(Seat seat, Position<?, ?> end, Position<?, ?> now) {
    var own =
        now.standings().stream()
            .filter(one -> one.seat().orElse(seat.index()) == seat.index())
            .toList();
    var behind = own.stream().filter(one -> !end.standings().contains(one)).toList();
    return (behind.isEmpty() ? own : behind).stream().map(Missed::as).toList();
  }

  private static Still as(Standing standing) {
    return new Still(Phrase.of(standing.of()), standing.value(), Optional.empty());
  }

  /**
   * Looked for among what the seat knows, so that no hidden card is told. What is left of its own
   * turn the seat plays as well as it can.
   */
  private static <P extends Position<P, M>, M extends Move> Optional<Answer> answer(
      Game<P, M> game, Goal goal, Seat seat, Predicate<P> reached, P now) {
    var seen = now.redeal(seat, new FastChance(now.key(seat)));
    for (int n = 0; n < SOON && !seen.isOver() && !reached.test(seen); n++) {
      var moves = liked(game, seen);
      boolean rival = seen.side(seen.chooser()) != seen.side(seat.index());
      if (rival && moves.size() > 1) return strongest(moves, goal, seat, reached, seen);
      if (!rival && seen.chooser() != seat.index()) return Optional.empty();
      seen.apply(moves.getFirst(), Events.OFF);
    }
    return Optional.empty();
  }

  /** The moves of who chooses, what suits best first. */
  private static <P extends Position<P, M>, M extends Move> List<M> liked(Game<P, M> game, P seen) {
    var judgement = game.judgement();
    return seen.choice().moves().stream()
        .sorted(Comparator.comparingDouble(move -> -judgement.merit(seen, move)))
        .toList();
  }

  /** Of the answers that spoil it the one that suits the rival best. */
  private static <P extends Position<P, M>, M extends Move> Optional<Answer> strongest(
      List<M> liked, Goal goal, Seat seat, Predicate<P> reached, P seen) {
    return liked.stream()
        .filter(
            move -> {
              var after = seen.copy();
              after.apply(move, Events.OFF);
              return Forced.distance(after, seat, reached, goal.answers() - 1).isEmpty();
            })
        .findFirst()
        .map(move -> new Answer(seen.chooser(), seen.label(move)));
  }
}
