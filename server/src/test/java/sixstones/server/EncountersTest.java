package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** How the people at a table have played among themselves so far. */
final class EncountersTest extends OnEachDatabase {

  private static JsonNode score(Person person, String table) {
    return person.get("/api/tables/" + table + "/encounters").ok().json();
  }

  private String begun(String game, Person host, Person guest, String... bots) {
    var seats = new String[2 + bots.length];
    seats[0] = "me";
    seats[1] = "open";
    System.arraycopy(bots, 0, seats, 2, bots.length);
    var table = host.create(game, Map.of(), "link", true, seats);
    guest.sit(table, 1, "Ben").ok();
    host.post("/api/tables/" + table + "/start").ok();
    return table;
  }

  private void finish(String table, Person... people) {
    var random = new Random(table.hashCode());
    while (people[0].state(table).path("phase").asText().equals("running")) {
      for (var person : people) {
        if (!person.state(table).path("choice").isNull()) person.play(table, random, 1);
      }
    }
  }

  @Test
  void gamesOfTheSamePeopleAreCountedWhateverTheirSeats() {
    var first = begun("splendor", ann, ben);
    assertThat(score(ann, first).path("games").asInt()).isZero();
    finish(first, ann, ben);
    finish(begun("splendor", ben, ann, "random"), ann, ben);
    // With somebody else, alone, given up: another matter.
    finish(begun("splendor", ann, cleo), ann, cleo);
    var next = ann.create("me", "open");
    assertThat(score(ann, next).path("games").asInt()).isZero();
    ben.sit(next, 1, "Ben").ok();
    var score = score(ben, next);
    assertThat(score.path("games").asInt()).isEqualTo(2);
    assertThat(score.path("won").get(0).asInt()).isEqualTo(wins());
    assertThat(score.path("won")).hasSize(2);
    assertThat(score(ann, first)).isEqualTo(score);
  }

  /** Counted from what Ann finds in her profile. */
  private int wins() {
    int won = 0;
    for (var result : ann.get("/api/me/results").ok().json()) {
      boolean counts = !isWithCleo(result.path("table").asText());
      if (counts && result.path("verdict").asText().equals("won")) won++;
    }
    return won;
  }

  private boolean isWithCleo(String table) {
    return !cleo.state(table).path("you").isNull();
  }

  @Test
  void whoPlaysTogetherWinsTogether() {
    var table = begun("united", ann, ben);
    finish(table, ann, ben);
    var score = score(ann, table);
    assertThat(score.path("games").asInt()).isEqualTo(1);
    assertThat(score.path("together").asBoolean()).isTrue();
  }

  @Test
  void itIsNobodyElsesBusiness() {
    var table = begun("splendor", ann, ben);
    cleo.get("/api/tables/" + table + "/encounters").refused("forbidden");
    cleo.get("/api/tables/nosuchtable/encounters").refused("unknown");
    for (var person : List.of(ann, ben))
      assertThat(score(person, table).path("games").asInt()).isZero();
  }
}
