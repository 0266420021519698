package sixstones.lab.puzzles;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import sixstones.archive.puzzle.Goal;
import sixstones.archive.puzzle.Puzzle;
import sixstones.archive.yaml.Laid;
import sixstones.bots.Effort;
import sixstones.bots.Seen;
import sixstones.bots.proof.Forced;
import sixstones.bots.search.Search;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.chance.FastChance;

/** Whether the answer of a puzzle still is the answer; the same on every machine. */
public final class Check {

  /** Enough for a clear best move, and quick. */
  private static final int TRIES = 400;

  private Check() {}

  /** What is wrong with a puzzle; nothing if all is well. */
  public static <P extends Position<P, M>, M extends Move> Optional<String> of(
      Game<P, M> game, Puzzle puzzle) {
    var position = Laid.of(game, puzzle.given(), puzzle.seed()).begin().position();
    var seen = Seen.by(game, position);
    var answers = answers(seen, position, puzzle.motif().goal(), puzzle.best());
    return answers.equals(puzzle.best())
        ? Optional.empty()
        : Optional.of("the answer is " + answers + ", not " + puzzle.best());
  }

  private static <P extends Position<P, M>, M extends Move> Set<String> answers(
      Seen<P, M> seen, P position, Goal goal, Set<String> best) {
    return switch (goal) {
      case Goal.Best _ -> finds(seen, best.iterator().next()) ? best : Set.of();
      case Goal.Win _, Goal.Gain _ ->
          forced(seen, position, goal).stream()
              .map(Move::notation)
              .collect(Collectors.toUnmodifiableSet());
    };
  }

  /** Whether a short search finds a move. */
  static <P extends Position<P, M>, M extends Move> boolean finds(Seen<P, M> seen, String move) {
    var advice = new Search<>(seen, new FastChance(seen.key())).think(Effort.tries(TRIES));
    return advice.best().notation().equals(move);
  }

  /** The moves that force a goal. */
  static <P extends Position<P, M>, M extends Move> List<M> forced(
      Seen<P, M> seen, P start, Goal goal) {
    return Forced.moves(
        seen, now -> goal.isReached(seen.game(), start, now, seen.seat()), goal.answers());
  }
}
