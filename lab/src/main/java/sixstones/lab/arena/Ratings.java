package sixstones.lab.arena;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/**
 * Strengths that make the results most likely (Bradley and Terry, for any number of sides): a side
 * wins in proportion to the strength of its bot times the advantage of its role.
 */
final class Ratings {

  private static final int ROUNDS = 200;

  /** Half a victory and half a defeat against the average, so that nobody is infinitely strong. */
  private static final double UNPROVEN = 0.5;

  private final double[] bots;
  private final double[] roles;

  private static final class Meetings {
    private final double[] shares;
    private int games;

    private Meetings(int sides) {
      shares = new double[sides];
    }
  }

  private Ratings(int bots, int roles) {
    this.bots = new double[bots];
    this.roles = new double[roles];
  }

  /** Strengths as logarithms, their mean 0. */
  static double[] of(Collection<Lineup.Result> results, int bots, int roles) {
    var meetings = new HashMap<Lineup, Meetings>();
    for (var result : results) {
      var sum =
          meetings.computeIfAbsent(result.lineup(), lineup -> new Meetings(lineup.bots().size()));
      // A game that nobody won says nothing about who is stronger.
      if (result.shares().stream().mapToDouble(s -> s).sum() == 0) continue;
      sum.games++;
      for (int i = 0; i < sum.shares.length; i++) sum.shares[i] += result.shares().get(i);
    }
    var ratings = new Ratings(bots, roles);
    for (int round = 0; round < ROUNDS; round++) ratings.improve(meetings);
    return ratings.bots;
  }

  /** One step of Newton's for each strength and each role by itself. */
  private void improve(Map<Lineup, Meetings> meetings) {
    var slope = new double[bots.length];
    var bend = new double[bots.length];
    var roleSlope = new double[roles.length];
    var roleBend = new double[roles.length];
    for (int bot = 0; bot < bots.length; bot++) {
      double share = Elo.expected(bots[bot] * Elo.POINTS);
      slope[bot] = UNPROVEN - 2 * UNPROVEN * share;
      bend[bot] = 2 * UNPROVEN * share * (1 - share);
    }
    meetings.forEach(
        (lineup, met) -> {
          var expected = expected(lineup);
          for (int i = 0; i < expected.length; i++) {
            double surprise = met.shares[i] - met.games * expected[i];
            double spread = met.games * expected[i] * (1 - expected[i]);
            slope[lineup.bots().get(i)] += surprise;
            bend[lineup.bots().get(i)] += spread;
            roleSlope[lineup.roles().get(i)] += surprise;
            roleBend[lineup.roles().get(i)] += spread;
          }
        });
    step(bots, slope, bend);
    step(roles, roleSlope, roleBend);
  }

  /** Half steps, since all are taken at once. */
  private static void step(double[] values, double[] slope, double[] bend) {
    double mean = 0;
    for (int i = 0; i < values.length; i++) {
      if (bend[i] > 0) values[i] += Math.clamp(slope[i] / bend[i] / 2, -1, 1);
      mean += values[i] / values.length;
    }
    for (int i = 0; i < values.length; i++) values[i] -= mean;
  }

  private double[] expected(Lineup lineup) {
    var strengths = new double[lineup.bots().size()];
    double total = 0;
    for (int i = 0; i < strengths.length; i++) {
      strengths[i] = Math.exp(bots[lineup.bots().get(i)] + roles[lineup.roles().get(i)]);
      total += strengths[i];
    }
    for (int i = 0; i < strengths.length; i++) strengths[i] /= total;
    return strengths;
  }
}
