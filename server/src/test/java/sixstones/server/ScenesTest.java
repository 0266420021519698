package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixstones.server.settings.Settings;

/** What a move sets in motion comes scene by scene, and the replay shows the same. */
final class ScenesTest {

  private static final int MOVES = 40;

  @Test
  void aVillainsTurnIsSeenStepByStepAlsoInTheReplay(@TempDir Path directory) {
    var settings = Settings.local(0, Databases.sqlite(directory));
    try (var server = Servers.start(settings)) {
      var ann = new Person(server.port());
      var table = ann.create("united", Map.of("mode", "commander"), "link", true, "me");
      var random = new Random(3);
      int seen = 0;
      for (int i = 0; i < MOVES; i++) {
        var before = ann.state(table);
        var moves = before.path("choice").path("moves");
        if (moves.isEmpty()) break;
        var move = moves.get(random.nextInt(moves.size())).path("move").asText();
        ann.move(table, before.path("seq").asInt(), move).ok();
        int last = before.path("lastEvent").asInt();
        var after = ann.get("/api/tables/" + table + "?after=" + last).ok().json();
        seen += check(after, last);
        var replayed = ann.get("/api/tables/" + table + "/replay").ok().json();
        assertThat(replayed.path("scenes")).isEqualTo(after.path("scenes"));
        assertThat(replayed.path("view")).isEqualTo(after.path("view"));
      }
      assertThat(seen).as("scenes").isPositive();
    }
  }

  /** Scenes lie between what was told and what is told now, each with something new. */
  private static int check(JsonNode state, int told) {
    int last = told;
    for (var scene : state.path("scenes")) {
      assertThat(scene.path("lastEvent").asInt())
          .isGreaterThan(last)
          .isLessThan(state.path("lastEvent").asInt());
      assertThat(scene.path("toChoose").isNull()).isTrue();
      assertThat(scene.path("view").isObject()).isTrue();
      last = scene.path("lastEvent").asInt();
    }
    return state.path("scenes").size();
  }
}
