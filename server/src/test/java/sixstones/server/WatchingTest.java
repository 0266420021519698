package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixstones.server.settings.Settings;

/** Looking on. */
final class WatchingTest {

  @Test
  void botsAmongThemselvesPlayAsSlowlyAsOneCanWatch(@TempDir Path directory) {
    var settings =
        Settings.local(0, Databases.sqlite(directory)).withBotPause(Duration.ofMillis(400));
    try (var server = Servers.start(settings)) {
      var ann = new Person(server.port());
      var table = ann.create("splendor", Map.of(), "link", true, "random", "random");
      long began = System.nanoTime();
      int before = ann.state(table).path("seq").asInt();
      Waiting.until(() -> ann.state(table), state -> state.path("seq").asInt() >= before + 3);
      int pauses = ann.state(table).path("seq").asInt() - before - 1;
      assertThat(Duration.ofNanos(System.nanoTime() - began))
          .isGreaterThan(Duration.ofMillis(380).multipliedBy(pauses));
    }
  }

  @Test
  void aCrowdKeepsNobodyFromTheOwnTable(@TempDir Path directory) {
    try (var server = Servers.start(Settings.local(0, Databases.sqlite(directory)))) {
      var ann = new Person(server.port());
      var stranger = new Person(server.port());
      var table = ann.create("me", "open");
      for (int i = 0; i < 200; i++) stranger.listen(table, 0);
      assertThat(stranger.listen(table, 0).closingCode()).isEqualTo(1013);
      assertThat(ann.listen(table, 0).last().path("you").asInt()).isZero();
    }
  }
}
