package sixstones.lab.simulate;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import sixstones.engine.GameInfo;

/**
 * What a simulation found; its fields are those of {@code --json}.
 *
 * @param rotate whether the players moved on by a seat from game to game
 * @param from the number of the first game
 * @param moves decisions over all games
 * @param endings how often each reason ended a game
 * @param seconds of all that played parts of it, added up
 * @param forfeits the first hundred, in words
 */
public record Report(
    String game,
    int rulesVersion,
    Map<String, String> options,
    boolean rotate,
    long seed,
    long from,
    long games,
    List<PlayerReport> players,
    List<Double> winRateBySeat,
    Map<String, Long> endings,
    double meanMoves,
    int shortest,
    int longest,
    long moves,
    double seconds,
    double gamesPerSecond,
    double movesPerSecond,
    List<String> forfeits,
    Map<String, Long> tally) {

  /** How one of the players fared. */
  public record PlayerReport(String player, double wins, double winRate, double meanScore) {}

  /**
   * The report of all games, from reports that follow each other.
   *
   * @throws IllegalArgumentException if they don't belong together
   */
  public static Report merged(List<Report> parts) {
    var sorted = parts.stream().sorted(Comparator.comparingLong(Report::from)).toList();
    var first = sorted.getFirst();
    var sum = new Sum(first.names());
    double seconds = 0;
    for (var part : sorted) {
      part.mustFollow(first, first.from + sum.games());
      sum.add(part);
      seconds += part.seconds;
    }
    return sum.report(first.head(), first.from, seconds);
  }

  /** What must be equal for games to be of one simulation, beside the players. */
  public record Head(
      String game, int rulesVersion, Map<String, String> options, boolean rotate, long seed) {

    public static Head of(GameInfo info, Simulation simulation) {
      return new Head(
          info.id(),
          info.rulesVersion(),
          simulation.options().sorted(),
          simulation.rotate(),
          simulation.seed());
    }
  }

  private Head head() {
    return new Head(game, rulesVersion, options, rotate, seed);
  }

  List<String> names() {
    return players.stream().map(PlayerReport::player).toList();
  }

  private void mustFollow(Report first, long next) {
    if (!head().equals(first.head()) || !names().equals(first.names())) {
      throw new IllegalArgumentException(
          "The reports are of different simulations: %s of %s, %s of %s."
              .formatted(first.head(), first.names(), head(), names()));
    }
    Following.check(from, next);
  }
}
