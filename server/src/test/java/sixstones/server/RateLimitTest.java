package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixstones.archive.Shelf;
import sixstones.server.settings.Settings;

final class RateLimitTest {

  @Test
  void oneAddressMakesSoManyTablesAnHour(@TempDir Path directory) {
    var settings =
        new Settings(
            "127.0.0.1",
            0,
            Databases.sqlite(directory),
            Set.of("https://stones.example"),
            true,
            false,
            3,
            1,
            Duration.ofSeconds(1),
            Duration.ZERO);
    try (var server = Server.start(settings, Shelf.installed())) {
      var ann = new Person(server.port());
      var seats = "[{\"kind\": \"me\", \"name\": \"Ann\"}, {\"kind\": \"open\"}]";
      var wish = "{\"game\": \"splendor\", \"seats\": " + seats + "}";
      for (int i = 0; i < 3; i++) ann.post("/api/tables", wish).ok();
      ann.post("/api/tables", wish).refused("too-many");
      assertThat(ann.get("/metrics").ok().text()).contains("sixstones_tables_total 3");
      var answer =
          ann.send(
              ann.request("/api/tables")
                  .header("Origin", "https://stones.example")
                  .header("Content-Type", "application/json")
                  .POST(HttpRequest.BodyPublishers.ofString(wish)));
      answer.refused("too-many");
    }
  }
}
