package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Bots that play together with people and tell them what they are up to. */
final class PartnersTest extends OnEachDatabase {

  private static JsonNode partners(Person person, String table) {
    return person.get("/api/tables/" + table + "/partners").ok().json();
  }

  @Test
  void tellTheirOwnSideAlone() {
    var table = ann.create("united", Map.of("mode", "coop"), "link", true, "me", "easy", "easy");
    ann.play(table, new Random(2), 3);
    ann.awaitTurn(table);
    var told = partners(ann, table);
    assertThat(told).isNotEmpty();
    for (var partner : told) {
      assertThat(partner.path("seat").asInt()).isBetween(1, 2);
      assertThat(partner.path("aims")).isNotEmpty();
      for (var aim : partner.path("aims")) {
        assertThat(aim.path("key").asText()).startsWith("united.aim.");
      }
    }
    assertThat(partners(ann, table)).isEqualTo(told);
    assertThat(partners(cleo, table)).isEmpty();
  }

  @Test
  void lookWhereOnePoints() {
    // Some hands don't let anybody go anywhere.
    assertThat(IntStream.range(0, 12).anyMatch(_ -> followsAtANewTable())).isTrue();
  }

  private boolean followsAtANewTable() {
    var table = ann.create("united", Map.of("mode", "coop"), "link", true, "me", "easy");
    ann.play(table, new Random(2), 2);
    var state = ann.awaitTurn(table);
    var before = partners(ann, table).toString();
    for (var location : state.path("view").path("locations")) {
      var id = location.path("id").asText();
      var name = "united.location." + id + "\"";
      if (before.contains(name)) continue;
      var thug = "{\"here\": \"location:%s/token:thug\"}".formatted(id);
      ann.post("/api/tables/" + table + "/talk", thug).ok();
      if (partners(ann, table).toString().contains(name)) return true;
    }
    return false;
  }

  @Test
  void areSilentWhereTheRulesWantIt() {
    var table = ann.create("gauntlet", Map.of("thanos", "1"), "link", true, "me", "easy", "easy");
    ann.awaitTurn(table);
    assertThat(partners(ann, table)).isEmpty();
  }
}
