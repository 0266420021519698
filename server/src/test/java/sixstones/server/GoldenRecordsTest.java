package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sixstones.archive.Shelf;
import sixstones.engine.record.GameRecord;
import sixstones.engine.record.RecordText;
import sixstones.server.settings.Settings;

/** Records of every version of the rules there has been: those of the present ones replay. */
final class GoldenRecordsTest {

  private static final Path RECORDS = Path.of("src/test/resources/golden/records");

  private Server server;

  @BeforeEach
  void start(@TempDir Path directory) {
    server = Servers.start(Settings.local(0, Databases.sqlite(directory)));
  }

  @AfterEach
  void stop() {
    server.close();
  }

  static List<Path> records() {
    try (var files = Files.list(RECORDS)) {
      return files.sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static GameRecord read(Path file) {
    try {
      return RecordText.read(Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("records")
  void aRecordReplaysUnderItsRulesAndIsRefusedInWordsUnderOthers(Path file) throws IOException {
    var record = read(file);
    int present = Shelf.installed().get(record.game()).info().rulesVersion();
    var ann = new Person(server.port());
    var answer = ann.post("/api/records", Files.readString(file));
    if (record.rulesVersion() == present) {
      var id = answer.ok().json().path("record").asText();
      var replay = ann.get("/api/records/" + id + "/replay?moves=" + record.moves().size()).ok();
      assertThat(replay.json().path("view").isObject()).isTrue();
    } else {
      assertThat(answer.refused("malformed").text())
          .contains("written under version " + record.rulesVersion() + " of the rules");
    }
  }

  @Test
  void noVersionOfTheRulesIsMissing() {
    var kept = records().stream().map(file -> file.getFileName().toString()).toList();
    for (var game : Shelf.installed().games()) {
      for (int rules = 1; rules <= game.info().rulesVersion(); rules++) {
        assertThat(kept).contains(game.info().id() + "-" + rules + ".txt");
      }
    }
  }
}
