package sixstones.server;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixstones.server.settings.Settings;

final class PassLimitTest {

  @Test
  void nobodyTriesCodesForLong(@TempDir Path directory) {
    var settings = Settings.local(0, Databases.sqlite(directory));
    try (var server = Servers.start(settings)) {
      var thief = new Person(server.port());
      var guess = "{\"code\": \"aaaa-bbbb-cccc-dddd\"}";
      for (int i = 0; i < 20; i++) thief.post("/api/me/arrive", guess).refused("unknown");
      thief.post("/api/me/arrive", guess).refused("too-many");
      thief.post("/api/me/pass").refused("too-many");
    }
  }
}
