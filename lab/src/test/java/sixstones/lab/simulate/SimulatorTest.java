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

  private static Report run(List<String> players, int threads, Path records) {
    return Simulator.run(
        SPLENDOR, simulation(players, Options.STANDARD, threads, records), _ -> {});
  }

  private static Simulation simulation(
      List<String> players, Options options, int threads, Path records) {
    return new Simulation(
        players, options, 40, 3, threads, true, false, Optional.of(records), Duration.ofSeconds(5));
  }
}
