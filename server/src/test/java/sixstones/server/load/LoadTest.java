package sixstones.server.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixstones.server.Servers;
import sixstones.server.settings.Settings;

/** The people of the load play real games, and see each other's moves. */
final class LoadTest {

  @TempDir private Path directory;

  @Test
  void peoplePlayAndSeeEachOther() throws IOException, InterruptedException {
    var result = play(false);
    assertThat(result.screenHalf()).isPositive();
    assertThat(result.move99()).isGreaterThanOrEqualTo(result.moveHalf());
  }

  @Test
  void peopleLookInOnlyToMakeAMove() throws IOException, InterruptedException {
    play(true);
  }

  private Load.Result play(boolean visits) throws IOException, InterruptedException {
    var plan =
        new Load.Plan(
            "splendor",
            3,
            Duration.ofSeconds(1),
            Duration.ofSeconds(3),
            Duration.ZERO,
            visits,
            0,
            1);
    try (var server = Servers.start(Settings.local(0, Settings.sqlite(directory)));
        var load = new Load(plan, URI.create("http://127.0.0.1:" + server.port()))) {
      var result = load.run();
      assertThat(result.firstFailure()).isEmpty();
      assertThat(result.acknowledged()).isPositive();
      return result;
    }
  }
}
