package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixstones.archive.Shelf;
import sixstones.server.settings.Settings;
import sixstones.testkit.Rule;

/** The heroes of Infinity Gauntlet may not talk: there is no call by which they could. */
final class SilenceTest {

  @Test
  @Rule({"G-COMM-01", "G-COMM-02", "G-COMM-03", "G-HERO-2-03", "G-RULE-19"})
  void noCallCarriesWordsFromOnePersonToAnotherDuringAGame(@TempDir Path directory) {
    assertThat(Schema.packed().calls())
        .noneMatch(call -> call.matches(".*(chat|message|emote|say|talk).*"));
    try (var server =
        Server.start(Settings.local(0, Databases.sqlite(directory)), Shelf.installed())) {
      var ann = new Person(server.port());
      var ben = new Person(server.port());
      var table =
          ann.post(
                  "/api/tables",
                  """
                  {"game": "gauntlet", "visibility": "link",
                   "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]}
                  """)
              .ok()
              .json()
              .path("table")
              .asText();
      ben.post("/api/tables/" + table + "/seats/1/sit", "{\"name\": \"Ben\"}").ok();
      ann.post("/api/tables/" + table + "/start", "{}").ok();
      // A name is the only free text there is, and it can't be changed any more.
      ben.post("/api/tables/" + table + "/seats/1/sit", "{\"name\": \"name 4!\"}");
      var state = ann.get("/api/tables/" + table).ok().json();
      assertThat(state.path("seats").path(1).path("name").asText()).isEqualTo("Ben");
      // Words after a move are not passed on either.
      ann.post(
              "/api/tables/" + table + "/moves",
              "{\"seq\": " + state.path("seq").asInt() + ", \"move\": \"hello Ben\"}")
          .refused("malformed");
    }
  }
}
