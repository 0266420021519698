package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Who sits down, leaves, gives up, is replaced and comes back. */
final class SeatsTest extends OnEachDatabase {

  @Test
  void aFriendJoinsByLinkAndTheHostStarts() {
    var table = ann.create("me", "open", "random");
    assertThat(ann.state(table).path("phase").asText()).isEqualTo("waiting");
    assertThat(ann.state(table).path("view").isNull()).isTrue();
    ann.post("/api/tables/" + table + "/start").refused("conflict");
    ben.sit(table, 0, "Ben").refused("conflict");
    ben.sit(table, 1, "Ben").ok();
    ben.sit(table, 1, "Ben").ok();
    cleo.sit(table, 1, "Cleo").refused("conflict");
    ben.post("/api/tables/" + table + "/start").refused("forbidden");
    ann.post("/api/tables/" + table + "/start").ok();

    var seen = ben.state(table);
    assertThat(seen.path("you").asInt()).isEqualTo(1);
    assertThat(seen.path("host").asBoolean()).isFalse();
    assertThat(seen.path("seats").get(0).path("name").asText()).isEqualTo("Ann");
    assertThat(seen.path("seats").get(2).path("level").asText()).isEqualTo("random");
    assertThat(cleo.state(table).path("you").isNull()).isTrue();
    cleo.sit(table, 2, "Cleo").refused("conflict");
  }

  @Test
  void nobodySitsDownUnderANameThatLooksLikeAnothers() {
    var table = ann.create("me", "open", "open");
    ben.sit(table, 1, "ann").refused("conflict");
    ben.sit(table, 1, "Аnn").refused("malformed");
    ben.sit(table, 1, "Ben").ok();
    cleo.sit(table, 2, "BEN").refused("conflict");
    ben.seat(table, 1, "leave").ok();
    cleo.sit(table, 2, "BEN").ok();
  }

  @Test
  void theOthersSeeTheAnimalThatSomebodyIs() {
    var table = ann.create("me", "open", "open");
    var sit = "/api/tables/" + table + "/seats/1/sit";
    ben.post(sit, "{\"name\": \"Ben\", \"avatar\": \"dragon\"}").refused("malformed");
    ben.post(sit, "{\"name\": \"Ben\", \"avatar\": 7}").refused("malformed");
    ben.post(sit, "{\"name\": \"Ben\", \"avatar\": \"octopus\"}").ok();
    cleo.sit(table, 2, "Cleo").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    restart();
    var seats = ann.state(table).path("seats");
    assertThat(seats.get(1).path("name").asText()).isEqualTo("Ben");
    assertThat(seats.get(1).path("avatar").asText()).isEqualTo("octopus");
    assertThat(seats.get(2).path("avatar").isNull()).isTrue();
  }

  @Test
  void aBotIsTheSameWhereverTheLotPutsIt() {
    var lots = new HashSet<List<String>>();
    for (int game = 0; game < 20; game++) {
      var table =
          ann.post(
                  "/api/tables",
                  """
                  {"game": "splendor", "shuffle": true, "seats": [{"kind": "me", "name": "Ann"},
                   {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "greedy"}]}
                  """)
              .ok()
              .json()
              .path("table")
              .asText();
      if (game == 0) restart();
      lots.add(animals(table));
    }
    assertThat(lots).hasSizeGreaterThan(2);
    assertThat(lots)
        .allSatisfy(
            lot -> assertThat(lot).containsExactlyInAnyOrder("Ann", "random wolf", "greedy owl"));
  }

  @Test
  void aBotThatComesLaterIsNobodyWhoIsThere() {
    var table = ann.create("me", "random", "open");
    ann.bot(table, 2, "random").ok();
    assertThat(animals(table)).containsExactly("Ann", "random wolf", "random owl");
    ann.bot(table, 2, "greedy").ok();
    assertThat(animals(table)).containsExactly("Ann", "random wolf", "greedy owl");
  }

  @Test
  void aBotIsNoAnimalThatAPersonHasChosen() {
    var table =
        ann.post(
                "/api/tables",
                """
                {"game": "splendor", "shuffle": false, "spectators": true, "visibility": "link",
                 "seats": [{"kind": "me", "name": "Ann", "avatar": "owl"},
                 {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "greedy"},
                 {"kind": "open"}]}
                """)
            .ok()
            .json()
            .path("table")
            .asText();
    assertThat(animals(table)).startsWith("Ann", "random wolf", "greedy fox");
    ben.post("/api/tables/" + table + "/seats/3/sit", "{\"name\": \"Ben\", \"avatar\": \"wolf\"}")
        .ok();
    restart();
    assertThat(animals(table)).containsExactly("Ann", "random bear", "greedy fox", "Ben");
  }

  private List<String> animals(String table) {
    var animals = new ArrayList<String>();
    for (var seat : ann.state(table).path("seats")) {
      boolean bot = seat.path("kind").asText().equals("bot");
      animals.add(
          bot
              ? seat.path("level").asText() + " " + seat.path("avatar").asText()
              : seat.path("name").asText());
    }
    return animals;
  }

  @Test
  void everyPlayerPicksTheOwnHeroBeforeTheStart() {
    var options = Map.of("mode", "coop", "villain", "maestro");
    var table = ann.create("united", options, "link", true, "me", "open", "open");
    ben.sit(table, 1, "Ben").ok();
    cleo.sit(table, 2, "Cleo").ok();
    pick(ann, table, 0, "loki").ok();
    pick(ben, table, 1, "loki").refused("malformed");
    pick(ben, table, 1, "ironheart").ok();
    pick(ben, table, 1, "mighty_thor").ok();
    pick(ben, table, 0, "ironheart").refused("forbidden");
    pick(ben, table, 1, "maestro").refused("malformed");
    pick(cleo, table, 2, "captain_carter").ok();
    cleo.seat(table, 2, "leave").ok();
    var agreed = ann.state(table).path("options");
    assertThat(agreed.path("hero-1").asText()).isEqualTo("loki");
    assertThat(agreed.path("hero-2").asText()).isEqualTo("mighty_thor");
    assertThat(agreed.path("hero-3").asText()).isNotEqualTo("captain_carter");
    cleo.sit(table, 2, "Cleo").ok();
    pick(cleo, table, 2, "ironheart").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    pick(ann, table, 0, "ironheart").refused("conflict");
    restart();
    var heroes = ann.get("/api/tables/mine").ok().json().get(0).path("roles");
    assertThat(heroes.get(0).get(0).asText()).isEqualTo("united.hero.loki");
    assertThat(heroes.get(1).get(0).asText()).isEqualTo("united.hero.mighty_thor");
    assertThat(heroes.get(2).get(1).asText()).isEqualTo("united.villain.maestro");
    assertThat(ben.state(table).path("phase").asText()).isEqualTo("running");
  }

  private static Answer pick(Person person, String table, int seat, String value) {
    return person.post(
        "/api/tables/" + table + "/seats/" + seat + "/pick", "{\"value\": \"" + value + "\"}");
  }

  @Test
  void theHostFillsOpensAndClosesSeatsBeforeTheStart() {
    var table = ann.create("me", "open", "open");
    ben.bot(table, 1, "greedy").refused("forbidden");
    ann.bot(table, 1, "greedy").ok();
    ann.bot(table, 2, "clever").refused("malformed");
    ann.seat(table, 1, "open").ok();
    ben.sit(table, 1, "Ben").ok();
    ben.seat(table, 1, "leave").ok();
    assertThat(ann.state(table).path("seats").get(1).path("kind").asText()).isEqualTo("open");
    ann.bot(table, 1, "random").ok();
    ann.bot(table, 2, "random").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    ann.seat(table, 1, "open").refused("conflict");
  }

  @Test
  void theHostReplacesWhoLeftAndThePersonComesBack() {
    var table = ann.create("me", "open");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    ben.seat(table, 1, "leave").ok();
    ben.bot(table, 0, "random").refused("forbidden");
    ann.bot(table, 1, "random").ok();
    var seat = cleo.state(table).path("seats").get(1);
    assertThat(seat.path("kind").asText()).isEqualTo("bot");
    assertThat(seat.path("name").asText()).isEqualTo("Ben");
    assertThat(seat.path("absent").asBoolean()).isTrue();
    ann.play(table, new Random(3), 2);
    ann.awaitTurn(table);
    cleo.seat(table, 1, "return").refused("forbidden");
    ben.seat(table, 1, "return").ok();
    assertThat(ben.state(table).path("seats").get(1).path("kind").asText()).isEqualTo("person");
    ann.play(table, new Random(3), 1);
    assertThat(ben.play(table, new Random(3), 1)).isEqualTo(1);
  }

  @Test
  void aVoteOfAllOthersReplacesAnAbsentPlayer() {
    var table = ann.create("me", "open", "open");
    ben.sit(table, 1, "Ben").ok();
    cleo.sit(table, 2, "Cleo").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    ann.seat(table, 0, "leave").ok();
    ben.bot(table, 0, "greedy").ok();
    var votes = ben.state(table).path("botVotes");
    assertThat(votes).hasSize(1);
    assertThat(votes.get(0).path("votes")).hasSize(1);
    assertThat(ben.state(table).path("seats").get(0).path("kind").asText()).isEqualTo("person");
    cleo.bot(table, 0, "greedy").ok();
    assertThat(ben.state(table).path("botVotes")).isEmpty();
    assertThat(ben.state(table).path("seats").get(0).path("kind").asText()).isEqualTo("bot");
    assertThat(ben.play(table, new Random(5), 1)).isEqualTo(1);
    ann.move(table, ann.state(table).path("seq").asInt(), "pass").refused("conflict");
  }

  @Test
  void aConnectedPersonIsNotReplaced() {
    var table = ann.create("me", "open");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    var listener = ben.listen(table, 0);
    listener.await(state -> state.path("you").asInt() == 1);
    ann.bot(table, 1, "random").refused("conflict");
    listener.close();
    Waiting.until(
        () -> ann.state(table), state -> !state.path("seats").get(1).path("connected").asBoolean());
    ann.bot(table, 1, "random").ok();
  }

  @Test
  void whoHasLeftIsNotAsked() {
    var table = ann.create("me", "open");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    var chooser = ann.state(table).path("toChoose").asInt() == 0 ? ann : ben;
    int seat = chooser.equals(ann) ? 0 : 1;
    assertThat(chooser.state(table).path("choice").isObject()).isTrue();
    chooser.seat(table, seat, "leave").ok();
    assertThat(chooser.state(table).path("choice").isNull()).isTrue();
    chooser.seat(table, seat, "return").ok();
    assertThat(chooser.state(table).path("choice").isObject()).isTrue();
  }

  @Test
  void whoComesAndGoesIsToldInTheLog() {
    var table = ann.create("me", "open");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    ben.seat(table, 1, "leave").ok();
    ann.bot(table, 1, "random").ok();
    ben.seat(table, 1, "return").ok();
    assertThat(told(ann.state(table).path("events")))
        .containsSubsequence("engine.left", "engine.standIn", "engine.returned");
    assertThat(told(ann.get("/api/tables/" + table + "/events").ok().json()))
        .isEqualTo(told(ann.state(table).path("events")));
  }

  private static List<String> told(JsonNode events) {
    var keys = new ArrayList<String>();
    for (var event : events) keys.add(event.path("phrase").path("key").asText());
    return keys;
  }
}
