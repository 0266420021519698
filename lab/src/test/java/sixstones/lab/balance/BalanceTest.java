package sixstones.lab.balance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import sixstones.engine.Options;
import sixstones.games.gauntlet.Gauntlet;
import sixstones.lab.simulate.Simulation;

class BalanceTest {

  private static final Gauntlet GAUNTLET = new Gauntlet();
  private static final Use ROCKET = new Use("splendor.recruited", "splendor.card.L1-02");

  @Test
  void whoUsedSomethingIsComparedWithWhoDidNotOnTheSameSide() {
    var balance = new Balance();
    for (int i = 0; i < 100; i++) {
      // On side 0 one wins always; on side 1 three of four with it, one of four without it.
      balance.add(course(1, i % 4 == 0 ? 0 : 1, Set.of(ROCKET)));
      balance.add(course(1, i % 4 == 0 ? 1 : 0, Set.of()));
    }
    var effect = balance.effects().getFirst();
    assertThat(effect.use()).isEqualTo(ROCKET);
    assertThat(effect.often()).isEqualTo(0.5);
    assertThat(effect.with()).isEqualTo(0.75, within(1e-9));
    assertThat(effect.without()).isEqualTo(0.25, within(1e-9));
    assertThat(effect.isPlain()).isTrue();
    assertThat(balance.roles())
        .hasEntrySatisfying("hero", share -> assertThat(share.count()).isEqualTo(200));
  }

  @Test
  void whatEverybodyDidTellsNothing() {
    var balance = new Balance();
    for (int i = 0; i < 10; i++) balance.add(course(0, i % 2, Set.of(ROCKET)));
    assertThat(balance.effects()).isEmpty();
  }

  @Test
  void littleIsNotPlain() {
    var balance = new Balance();
    balance.add(course(0, 1, Set.of(ROCKET)));
    balance.add(course(0, 0, Set.of()));
    assertThat(balance.effects()).hasSize(1).noneMatch(Effect::isPlain);
  }

  @Test
  void theSameSeedGivesTheSameReportWhateverTheNumberOfThreads() {
    var one = BalancePage.of("gauntlet", "", run(1));
    assertThat(BalancePage.of("gauntlet", "", run(2))).isEqualTo(one);
    assertThat(one)
        .contains("Who plays what", "Thanos", "How games ended", "What winners did")
        .doesNotContain("{seat", "gauntlet.");
  }

  @Test
  void partsMakeTheWhole() {
    var parts = List.of(part(25, 60), part(0, 10), part(10, 25));
    assertThat(BalancePart.merged(parts).page()).isEqualTo(part(0, 60).page());
  }

  @Test
  void partsThatDoNotFollowEachOtherAreRefused() {
    assertThatThrownBy(() -> BalancePart.merged(List.of(part(0, 3), part(5, 6))))
        .hasMessage("Games 3 to 4 are missing.");
    assertThatThrownBy(() -> BalancePart.merged(List.of(part(0, 3), part(2, 4))))
        .hasMessage("Game 2 is there twice.");
  }

  private static BalancePart part(long from, long to) {
    var plan = plan(from, to, 2);
    var balance = BalanceRun.of(GAUNTLET, plan, _ -> {});
    return BalancePart.of(GAUNTLET.info(), plan, balance);
  }

  private static Balance run(int threads) {
    return BalanceRun.of(GAUNTLET, plan(0, 60, threads), _ -> {});
  }

  private static Simulation plan(long from, long to, int threads) {
    return new Simulation(
        Collections.nCopies(3, "greedy"),
        Options.STANDARD,
        from,
        to,
        7,
        threads,
        false,
        false,
        Optional.empty(),
        Duration.ofSeconds(1));
  }

  /** Two seats: the first one of side 0, who has done nothing, and the second of a given side. */
  private static Course course(int side, double share, Set<Use> uses) {
    return new Course(
        List.of(1.0, share),
        List.of(side == 0 ? 1 : 0, side),
        List.of(List.of("villain"), List.of("hero", "hero")),
        Map.of(1, uses),
        10,
        "why");
  }
}
