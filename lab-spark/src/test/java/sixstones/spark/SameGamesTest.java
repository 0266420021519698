package sixstones.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixstones.archive.Shelf;
import sixstones.engine.Game;
import sixstones.engine.Options;
import sixstones.lab.arena.Arena;
import sixstones.lab.arena.Contest;
import sixstones.lab.arena.Standings;
import sixstones.lab.balance.BalancePart;
import sixstones.lab.balance.BalanceRun;
import sixstones.lab.simulate.SimulatedGame;
import sixstones.lab.simulate.SimulatedGames;
import sixstones.lab.simulate.Simulation;
import sixstones.lab.simulate.Simulator;

/** Spark plays the very games that the lab plays on one machine. */
class SameGamesTest {

  private static final Game<?, ?> SPLENDOR = Shelf.installed().get("splendor");
  private static final Game<?, ?> GAUNTLET = Shelf.installed().get("gauntlet");

  private static SparkSession spark;

  @TempDir Path folder;

  @BeforeAll
  static void start() {
    spark = Cluster.open("local[2]", Map.of());
  }

  @AfterAll
  static void stop() {
    spark.stop();
  }

  @Test
  void aSimulationHasTheSameGamesAndTheSameReport() throws IOException {
    var simulation = simulation(List.of("greedy", "random", "random"), 5, 35, true);
    var plan = SimulationPlan.of(SPLENDOR, simulation);
    var results = play(plan, new Slice(5, 35));
    var rows = results.rows(new Slice(5, 35)).orderBy("game").collectAsList();
    try (var games = new SimulatedGames(SPLENDOR, simulation)) {
      var local = LongStream.range(5, 35).mapToObj(games::play).map(SameGamesTest::timeless);
      assertThat(rows.stream().map(SimulationPlan::game).map(SameGamesTest::timeless))
          .containsExactlyElementsOf(local.toList());
    }
    assertThat(rows.getFirst().getList(1)).containsExactly("random", "greedy", "random");

    var report = plan.report(results, new Slice(5, 35));
    var local = Simulator.run(SPLENDOR, simulation, _ -> {});
    assertThat(report)
        .usingRecursiveComparison()
        .ignoringFields("seconds", "gamesPerSecond", "movesPerSecond")
        .isEqualTo(local);
    assertThat(report.tally()).isNotEmpty();
  }

  @Test
  void anArenaHasTheSameStandings(@TempDir Path local) throws IOException {
    var contest =
        new Contest(
            List.of("random", "greedy"),
            4,
            Options.STANDARD,
            2,
            8,
            3,
            Optional.empty(),
            Duration.ofSeconds(5));
    var results = play(ContestPlan.of(GAUNTLET, contest), new Slice(2, 8));
    var games = ContestPlan.games(results, new Slice(2, 8));
    assertThat(Standings.of(GAUNTLET.info(), contest, games))
        .usingRecursiveComparison()
        .ignoringFields("bots.millisPerChoice", "bots.triesPerSecond")
        .isEqualTo(Arena.run(GAUNTLET, contest, local, 2, _ -> {}));
  }

  @Test
  void aReportIsTheSamePage() throws IOException {
    var simulation = simulation(Collections.nCopies(3, "greedy"), 0, 40, false);
    var results = play(BalancePlan.of(GAUNTLET, simulation), new Slice(0, 40));
    var balance = BalancePlan.balance(results, new Slice(0, 40));
    var local = BalanceRun.of(GAUNTLET, simulation, _ -> {});
    assertThat(BalancePart.of(GAUNTLET.info(), simulation, balance).page())
        .isEqualTo(BalancePart.of(GAUNTLET.info(), simulation, local).page())
        .contains("Thanos");
  }

  private Results play(Plan plan, Slice asked) throws IOException {
    var results = Results.in(spark, folder.resolve("out").toString(), plan);
    assertThat(new Campaign(spark, plan, results).play(asked, 3, () -> false))
        .isEqualTo(asked.size());
    return results;
  }

  private static Simulation simulation(List<String> players, long from, long to, boolean tally) {
    return new Simulation(
        players,
        Options.STANDARD,
        from,
        to,
        3,
        2,
        tally,
        tally,
        Optional.empty(),
        Duration.ofSeconds(5));
  }

  private static SimulatedGame timeless(SimulatedGame game) {
    return new SimulatedGame(game.n(), game.players(), game.result(), 0, game.tally());
  }
}
