package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixstones.server.settings.Settings;
import sixstones.testkit.Rule;

/** The heroes of Infinity Gauntlet may not talk: no call carries a word while they play. */
final class SilenceTest {

  private static final String TALK = "/api/tables/{table}/talk";

  @Test
  @Rule({"G-COMM-01", "G-COMM-02", "G-COMM-03", "G-HERO-2-03", "G-RULE-19"})
  void noCallCarriesWordsFromOnePersonToAnotherDuringAGame(@TempDir Path directory) {
    // There is one call that carries words from one person to another.
    assertThat(Schema.packed().calls())
        .filteredOn(call -> call.matches(".*(chat|message|emote|say|talk).*"))
        .containsExactlyInAnyOrder("POST " + TALK, "GET " + TALK);
    try (var server = Servers.start(Settings.local(0, Databases.sqlite(directory)))) {
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
      var talk = TALK.replace("{table}", table);
      ben.post(talk, "{\"text\": \"Good luck\"}").ok();
      ann.post("/api/tables/" + table + "/start", "{}").ok();
      var spectator = new Person(server.port());
      for (var who : List.of(ann, ben, spectator)) {
        for (var words :
            List.of("\"text\": \"name 4!\"", "\"quick\": \"thinking\"", "\"here\": \"seat:1\"")) {
          who.post(talk, "{\"name\": \"Cleo\", " + words + "}").refused("forbidden");
        }
        assertThat(who.get(talk).ok().json()).hasSize(1);
        var said = who.get("/api/tables/" + table).ok().json().path("talk");
        assertThat(said.path("to").isNull()).isTrue();
        assertThat(said.path("points").asBoolean()).isFalse();
      }
      // A name can't be changed any more.
      ben.post("/api/tables/" + table + "/seats/1/sit", "{\"name\": \"name 4!\"}");
      var state = ann.get("/api/tables/" + table).ok().json();
      assertThat(state.path("seats").path(1).path("name").asText()).isEqualTo("Ben");
      // Words after a move are not passed on either.
      ann.post(
              "/api/tables/" + table + "/moves",
              "{\"seq\": " + state.path("seq").asInt() + ", \"move\": \"hello Ben\"}")
          .refused("malformed");
      ann.seat(table, 0, "resign").ok();
      ben.seat(table, 1, "resign").ok();
      ben.post(talk, "{\"name\": \"Ben\", \"text\": \"I had a 4\"}").ok();
      spectator.post(talk, "{\"name\": \"Cleo\", \"quick\": \"good-game\"}").ok();
      assertThat(ann.get(talk).ok().json()).hasSize(3);
    }
  }
}
