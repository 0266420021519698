package sixstones.lab.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixstones.engine.BadDeal;
import sixstones.engine.Options;
import sixstones.engine.record.RecordText;
import sixstones.engine.record.Replay;
import sixstones.games.gauntlet.Gauntlet;
import sixstones.games.splendor.Splendor;

class SimulatorTest {

  private static final Splendor SPLENDOR = new Splendor();

  @Test
  void theSameSeedGivesTheSameGamesWhateverTheNumberOfThreads(@TempDir Path one, @TempDir Path two)
      throws IOException {
    var first = run(List.of("greedy", "random", "random"), 1, one);
    var second = run(List.of("greedy", "random", "random"), 2, two);
    assertThat(second.players()).isEqualTo(first.players());
    assertThat(second.moves()).isEqualTo(first.moves());
    try (var files = Files.list(one)) {
      for (var file : files.toList()) {
        assertThat(two.resolve(file.getFileName())).hasSameTextualContentAs(file);
      }
    }
  }

  @Test
  void writtenRecordsVerify(@TempDir Path folder) throws IOException {
    run(List.of("random", "random"), 1, folder);
    try (var files = Files.list(folder)) {
      var all = files.toList();
      assertThat(all).hasSize(40);
      for (var file : all) {
        var record = RecordText.read(Files.readString(file));
        assertThat(Replay.verify(SPLENDOR, record).isOver()).isTrue();
        assertThat(RecordText.read(RecordText.write(record))).isEqualTo(record);
      }
    }
  }

  @Test
  void everyGameIsWonByWholeShares(@TempDir Path folder) {
    var report = run(List.of("random", "random"), 2, folder);
    double wins = report.players().stream().mapToDouble(Report.PlayerReport::wins).sum();
    long decided =
        report.endings().getOrDefault("splendor.won", 0L)
            + report.endings().getOrDefault("splendor.wonTogether", 0L);
    assertThat(wins).isEqualTo((double) decided);
    assertThat(report.games()).isEqualTo(40);
  }

  @Test
  void aDealThatIsRefusedIsToldInItsOwnWords(@TempDir Path folder) {
    var players = List.of("random", "random", "random");
    var simulation = simulation(players, Options.of("thanos", "5"), 2, folder);
    assertThatThrownBy(() -> Simulator.run(new Gauntlet(), simulation, _ -> {}))
        .isInstanceOf(BadDeal.class)
        .hasMessage("There is no seat 5 to be Thanos; with 3 players the last is 2.");
  }

  @Test
  void partsMakeTheWhole() {
    var whole = part(0, 40);
    var merged = Report.merged(List.of(part(25, 40), part(0, 10), part(10, 25)));
    assertThat(merged.players()).isEqualTo(whole.players());
    assertThat(merged.winRateBySeat()).isEqualTo(whole.winRateBySeat());
    assertThat(merged.endings()).isEqualTo(whole.endings());
    assertThat(merged.tally()).isEqualTo(whole.tally()).isNotEmpty();
    assertThat(List.of(merged.games(), merged.moves(), merged.from()))
        .isEqualTo(List.of(40L, whole.moves(), 0L));
  }

  @Test
  void partsThatDoNotFollowEachOtherAreRefused() {
    assertThatThrownBy(() -> Report.merged(List.of(part(0, 3), part(5, 6))))
        .hasMessage("Games 3 to 4 are missing.");
    assertThatThrownBy(() -> Report.merged(List.of(part(0, 3), part(2, 4))))
        .hasMessage("Game 2 is there twice.");
  }

  @Test
  void partsOfDifferentSimulationsAreRefused() {
    var fixedSeats = Simulator.run(SPLENDOR, plan(3, 5, false), _ -> {});
    assertThatThrownBy(() -> Report.merged(List.of(part(0, 3), fixedSeats)))
        .hasMessageStartingWith("The reports are of different simulations: ");
  }

  @Test
  void oneGameAloneIsTheOneOfTheRun() {
    var report = part(7, 8);
    var game = Simulator.play(SPLENDOR, plan(0, 100), 7);
    assertThat((long) game.moves()).isEqualTo(report.moves());
    assertThat(report.endings()).containsOnlyKeys(game.why());
  }

  private static Report part(long from, long to) {
    return Simulator.run(SPLENDOR, plan(from, to), _ -> {});
  }

  private static Simulation plan(long from, long to) {
    return plan(from, to, true);
  }

  private static Simulation plan(long from, long to, boolean rotate) {
    var patience = Duration.ofSeconds(5);
    return new Simulation(
        List.of("greedy", "random"),
        Options.STANDARD,
        from,
        to,
        3,
        2,
        rotate,
        true,
        Optional.empty(),
        patience);
  }

  private static Report run(List<String> players, int threads, Path records) {
    return Simulator.run(
        SPLENDOR, simulation(players, Options.STANDARD, threads, records), _ -> {});
  }

  private static Simulation simulation(
      List<String> players, Options options, int threads, Path records) {
    return new Simulation(
        players,
        options,
        0,
        40,
        3,
        threads,
        true,
        false,
        Optional.of(records),
        Duration.ofSeconds(5));
  }
}
