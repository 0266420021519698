package sixstones.lab.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RatingsTest {

  @Test
  void threeToOneIsWorth191Points() {
    var ratings = Ratings.of(meetings(0, 1, 3_000, 1_000), 2, 2);
    assertThat(Elo.POINTS * (ratings[0] - ratings[1])).isCloseTo(190.8, within(1.0));
  }

  @Test
  void whoNeverMetIsComparedThroughAThird() {
    var results = new ArrayList<Lineup.Result>();
    results.addAll(meetings(0, 1, 2_000, 1_000));
    results.addAll(meetings(1, 2, 2_000, 1_000));
    var ratings = Ratings.of(results, 3, 2);
    assertThat(Math.exp(ratings[0] - ratings[2])).isCloseTo(4, within(0.05));
  }

  @Test
  void aStrongRoleDoesNotMakeAStrongBot() {
    var results = new ArrayList<Lineup.Result>();
    // The first role wins nine times of ten, whoever has it; both bots have it as often.
    for (int i = 0; i < 1_000; i++) {
      double first = i % 10 == 0 ? 0 : 1;
      results.add(result(List.of(0, 1), List.of(0, 1), first));
      results.add(result(List.of(1, 0), List.of(0, 1), first));
    }
    var ratings = Ratings.of(results, 2, 2);
    assertThat(ratings[0]).isCloseTo(ratings[1], within(1e-6));
  }

  @Test
  void whoWinsEverythingStaysFinite() {
    var ratings = Ratings.of(meetings(0, 1, 100, 0), 2, 2);
    assertThat(Elo.POINTS * (ratings[0] - ratings[1])).isBetween(600.0, 2_000.0);
  }

  @Test
  void aMeanNeedsManyEqualResultsToBeCertain() {
    assertThat(Sample.of(List.of(1.0, 1.0)).plusMinus()).isGreaterThan(0.3);
    var fair = new ArrayList<Double>();
    for (int i = 0; i < 400; i++) fair.add(i % 2 * 1.0);
    assertThat(Sample.of(fair).plusMinus()).isCloseTo(0.049, within(0.001));
    assertThat(Sample.of(fair).above(0.5)).isCloseTo(0.5, within(1e-6));
    assertThat(Sample.of(fair).above(0.451)).isCloseTo(0.975, within(0.001));
  }

  private static List<Lineup.Result> meetings(int one, int other, int won, int lost) {
    var results = new ArrayList<Lineup.Result>();
    for (int i = 0; i < won + lost; i++) {
      results.add(result(List.of(one, other), List.of(0, 0), i < won ? 1 : 0));
    }
    return results;
  }

  private static Lineup.Result result(List<Integer> bots, List<Integer> roles, double first) {
    return new Lineup.Result(new Lineup(bots, roles), List.of(first, 1 - first));
  }
}
