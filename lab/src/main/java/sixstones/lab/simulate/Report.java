package sixstones.lab.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import sixstones.lab.table.GameResult;

/**
 * What a simulation found; its fields are those of {@code --json}.
 *
 * @param moves decisions over all games
 * @param endings how often each reason ended a game
 * @param forfeits the first hundred, in words
 */
public record Report(
    String game,
    long seed,
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

  /** Adds results up; the order does not matter. */
  static final class Sum {

    private static final int MOST_FORFEITS = 100;

    private final Simulation simulation;
    private final double[] shares;
    private final long[] scores;
    private final double[] seatWins;
    private final Map<String, Long> endings = new TreeMap<>();
    private final Map<String, Long> tally = new TreeMap<>();
    private final List<String> forfeits = new ArrayList<>();
    private long games;
    private long moves;
    private int shortest = Integer.MAX_VALUE;
    private int longest;

    Sum(Simulation simulation) {
      this.simulation = simulation;
      int players = simulation.players().size();
      shares = new double[players];
      scores = new long[players];
      seatWins = new double[players];
    }

    void add(GameResult result, long n) {
      games++;
      moves += result.moves();
      shortest = Math.min(shortest, result.moves());
      longest = Math.max(longest, result.moves());
      endings.merge(result.why(), 1L, Long::sum);
      result.tally().forEach((key, count) -> tally.merge(key, (long) count, Long::sum));
      for (int seat = 0; seat < shares.length; seat++) {
        int player = simulation.playerOn(seat, n);
        shares[player] += result.shares().get(seat);
        scores[player] += result.scores().get(seat);
        if ((result.winningSeats() >> seat & 1) != 0) seatWins[seat]++;
      }
      if (!result.forfeit().isEmpty() && forfeits.size() < MOST_FORFEITS) {
        forfeits.add("game " + n + ": " + result.forfeit());
      }
    }

    void add(Sum other) {
      games += other.games;
      moves += other.moves;
      shortest = Math.min(shortest, other.shortest);
      longest = Math.max(longest, other.longest);
      other.endings.forEach((key, count) -> endings.merge(key, count, Long::sum));
      other.tally.forEach((key, count) -> tally.merge(key, count, Long::sum));
      for (int i = 0; i < shares.length; i++) {
        shares[i] += other.shares[i];
        scores[i] += other.scores[i];
        seatWins[i] += other.seatWins[i];
      }
      forfeits.addAll(other.forfeits);
    }

    Report report(String game, double seconds) {
      var players = new ArrayList<PlayerReport>();
      var bySeat = new ArrayList<Double>();
      for (int i = 0; i < shares.length; i++) {
        players.add(
            new PlayerReport(
                simulation.players().get(i),
                shares[i],
                shares[i] / games,
                (double) scores[i] / games));
        bySeat.add(seatWins[i] / games);
      }
      return new Report(
          game,
          simulation.seed(),
          games,
          players,
          bySeat,
          endings,
          (double) moves / games,
          shortest,
          longest,
          moves,
          seconds,
          games / seconds,
          moves / seconds,
          forfeits.stream().sorted().limit(MOST_FORFEITS).toList(),
          tally);
    }
  }
}
