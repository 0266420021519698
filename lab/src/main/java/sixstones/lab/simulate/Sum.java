package sixstones.lab.simulate;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import sixstones.lab.simulate.Report.PlayerReport;

/** Adds results up; the order does not matter. One thread fills it, then it is added to others. */
public final class Sum implements Serializable {

  private static final long serialVersionUID = 1;

  private static final int MOST_FORFEITS = 100;

  private final List<String> players;
  private final double[] shares;
  private final long[] scores;
  private final long[] seatWins;
  private final Map<String, Long> endings = new TreeMap<>();
  private final Map<String, Long> tally = new TreeMap<>();
  private final List<String> forfeits = new ArrayList<>();
  private long games;
  private long moves;
  private long nanos;
  private int shortest = Integer.MAX_VALUE;
  private int longest;

  public Sum(List<String> players) {
    this.players = List.copyOf(players);
    shares = new double[players.size()];
    scores = new long[players.size()];
    seatWins = new long[players.size()];
  }

  public long games() {
    return games;
  }

  /** What all games took, as if they had been played one after the other. */
  public double seconds() {
    return nanos / 1e9;
  }

  public void add(SimulatedGame one) {
    var result = one.result();
    games++;
    moves += result.moves();
    nanos += one.nanos();
    shortest = Math.min(shortest, result.moves());
    longest = Math.max(longest, result.moves());
    endings.merge(result.why(), 1L, Long::sum);
    for (int seat = 0; seat < shares.length; seat++) {
      int player = one.players().get(seat);
      shares[player] += result.shares().get(seat);
      scores[player] += result.scores().get(seat);
      if ((result.winningSeats() >> seat & 1) != 0) seatWins[seat]++;
    }
    if (!result.forfeit().isEmpty() && forfeits.size() < MOST_FORFEITS) {
      forfeits.add("game " + one.n() + ": " + result.forfeit());
    }
    add(one.tally());
  }

  private void add(Map<String, Long> counts) {
    counts.forEach((key, count) -> tally.merge(key, count, Long::sum));
  }

  public void add(Sum other) {
    games += other.games;
    moves += other.moves;
    nanos += other.nanos;
    shortest = Math.min(shortest, other.shortest);
    longest = Math.max(longest, other.longest);
    other.endings.forEach((key, count) -> endings.merge(key, count, Long::sum));
    add(other.tally);
    for (int i = 0; i < shares.length; i++) {
      shares[i] += other.shares[i];
      scores[i] += other.scores[i];
      seatWins[i] += other.seatWins[i];
    }
    forfeits.addAll(other.forfeits);
  }

  void add(Report part) {
    var other = new Sum(players);
    other.games = part.games();
    other.moves = part.moves();
    other.shortest = part.shortest();
    other.longest = part.longest();
    other.endings.putAll(part.endings());
    other.tally.putAll(part.tally());
    for (int i = 0; i < shares.length; i++) {
      other.shares[i] = part.players().get(i).wins();
      other.scores[i] = Math.round(part.players().get(i).meanScore() * part.games());
      other.seatWins[i] = Math.round(part.winRateBySeat().get(i) * part.games());
    }
    other.forfeits.addAll(part.forfeits());
    add(other);
  }

  public Report report(Report.Head head, long from, double seconds) {
    var reports = new ArrayList<PlayerReport>();
    var bySeat = new ArrayList<Double>();
    for (int i = 0; i < shares.length; i++) {
      reports.add(
          new PlayerReport(
              players.get(i), shares[i], shares[i] / games, (double) scores[i] / games));
      bySeat.add((double) seatWins[i] / games);
    }
    return new Report(
        head.game(),
        head.rulesVersion(),
        head.options(),
        head.rotate(),
        head.seed(),
        from,
        games,
        reports,
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
