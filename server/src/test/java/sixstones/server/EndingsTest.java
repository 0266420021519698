package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/** Games that end before their rules end them: given up, or by agreement. */
final class EndingsTest extends OnEachDatabase {

  @Test
  void amongSeveralWhoGivesUpLeavesTheSeatToABot() {
    var table = threeOfSplendor();
    assertThat(meaning(ben, table)).isEqualTo("bot_plays_on");
    ben.seat(table, 1, "resign").ok();
    var seat = ann.state(table).path("seats").get(1);
    assertThat(seat.path("kind").asText()).isEqualTo("bot");
    // What was done under the name stays under it.
    assertThat(seat.path("name").asText()).isEqualTo("Ben");
    assertThat(ben.state(table).path("you").isNull()).isTrue();
    ben.seat(table, 1, "return").refused("forbidden");
    restart();
    var mine = ben.get("/api/tables/mine").ok().json().get(0);
    assertThat(mine.path("table").asText()).isEqualTo(table);
    assertThat(mine.path("gaveUp").asBoolean()).isTrue();
    assertThat(mine.path("yours")).isEmpty();
    assertThat(ann.play(table, new Random(3), 1)).isEqualTo(1);
    // Now two are left, and the second who gives up leaves the game to one alone.
    assertThat(meaning(cleo, table)).isEqualTo("bot_plays_on");
    cleo.seat(table, 2, "resign").ok();
    assertThat(meaning(ann, table)).isEqualTo("others_win");
    ann.seat(table, 0, "resign").ok();
    assertThat(winners(ann, table)).containsExactly(1, 2);
    assertThat(verdict(ann)).isEqualTo("lost");
    assertThat(verdict(ben)).isEqualTo("lost");
  }

  @Test
  void ofTwoTheOtherHasWon() {
    var table = ann.create("me", "open");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    assertThat(meaning(ann, table)).isEqualTo("others_win");
    ann.seat(table, 0, "resign").ok();
    ann.seat(table, 0, "resign").ok();
    restart();
    assertThat(winners(ben, table)).containsExactly(1);
    assertThat(why(ben, table)).isEqualTo("engine.conceded");
    // The loser keeps the seat to look back from.
    assertThat(ann.state(table).path("you").asInt()).isZero();
    assertThat(verdict(ann)).isEqualTo("lost");
    assertThat(verdict(ben)).isEqualTo("won");
    ann.get("/api/tables/" + table + "/replay?as=0&step=0").ok();
    assertThat(ann.get("/api/tables/" + table + "/record").ok().text()).doesNotContain("won by");
  }

  @Test
  void oneAgainstAllLosesAloneAndAHeroLeavesTheOthersABot() {
    var options = Map.of("thanos", "1");
    var table = ann.create("gauntlet", options, "link", true, "me", "open", "open");
    ben.sit(table, 1, "Ben").ok();
    cleo.sit(table, 2, "Cleo").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    var thanos = thanos(table);
    for (var hero : new Person[] {ann, ben, cleo}) {
      assertThat(meaning(hero, table)).isEqualTo(hero == thanos ? "others_win" : "bot_plays_on");
    }
    thanos.seat(table, thanos.state(table).path("you").asInt(), "resign").ok();
    assertThat(winners(ann, table)).hasSize(2);
  }

  private Person thanos(String table) {
    var roles = ann.get("/api/tables/mine").ok().json().get(0).path("roles");
    for (var person : new Person[] {ann, ben, cleo}) {
      int seat = person.state(table).path("you").asInt();
      if (roles.get(seat).get(0).asText().contains("thanos")) return person;
    }
    throw new AssertionError("nobody is Thanos: " + roles);
  }

  @Test
  void whoPlaysAloneForAllLosesTheGame() {
    var table = ann.create("united", Map.of("mode", "coop"), "link", true, "me", "random");
    ann.post("/api/tables/" + table + "/start");
    assertThat(meaning(ann, table)).isEqualTo("game_lost");
    ann.seat(table, 0, "resign").ok();
    assertThat(winners(ann, table)).isEmpty();
    assertThat(ann.state(table).path("outcome").path("decided").asBoolean()).isTrue();
    assertThat(verdict(ann)).isEqualTo("lost");
  }

  @Test
  void theGameEndsWhenAllWantThat() {
    var table = threeOfSplendor();
    wish(cleo, table, 2).ok();
    wish(cleo, table, 2).ok();
    assertThat(wishes(ann, table)).containsExactly(2);
    ben.seat(table, 1, "play-on").ok();
    assertThat(wishes(ann, table)).isEmpty();
    wish(cleo, table, 2).ok();
    wish(ann, table, 0).ok();
    assertThat(ann.state(table).path("phase").asText()).isEqualTo("running");
    restart();
    wish(ben, table, 1).ok();
    var outcome = ann.state(table).path("outcome");
    assertThat(outcome.path("decided").asBoolean()).isFalse();
    assertThat(outcome.path("winners")).isEmpty();
    assertThat(why(ann, table)).isEqualTo("engine.agreedEnd");
    assertThat(verdict(ann)).isEqualTo("abandoned");
    wish(ann, table, 0).refused("conflict");
  }

  @Test
  void whoLeftMustAgreeTooUnlessABotPlays() {
    var table = threeOfSplendor();
    cleo.seat(table, 2, "leave").ok();
    wish(cleo, table, 2).refused("conflict");
    wish(ann, table, 0).ok();
    wish(ben, table, 1).ok();
    assertThat(ann.state(table).path("phase").asText()).isEqualTo("running");
    ann.bot(table, 2, "random").ok();
    wish(ben, table, 1).ok();
    assertThat(ann.state(table).path("phase").asText()).isEqualTo("over");
  }

  @Test
  void nobodyAgreesWithHimself() {
    var table = ann.create("me", "open");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    ben.seat(table, 1, "leave").ok();
    ann.bot(table, 1, "random").ok();
    assertThat(ann.state(table).path("ending").path("mayAgree").asBoolean()).isFalse();
    wish(ann, table, 0).refused("conflict");
    wish(cleo, table, 0).refused("forbidden");
  }

  private String threeOfSplendor() {
    var table = ann.create("me", "open", "open");
    ben.sit(table, 1, "Ben").ok();
    cleo.sit(table, 2, "Cleo").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    return table;
  }

  private static Answer wish(Person person, String table, int seat) {
    return person.seat(table, seat, "end");
  }

  private static List<Integer> wishes(Person person, String table) {
    return numbers(person.state(table).path("ending").path("wishes"));
  }

  private static String meaning(Person person, String table) {
    return person.state(table).path("ending").path("givingUp").asText();
  }

  private static List<Integer> winners(Person person, String table) {
    var state = person.state(table);
    assertThat(state.path("phase").asText()).isEqualTo("over");
    return numbers(state.path("outcome").path("winners"));
  }

  private static List<Integer> numbers(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).map(JsonNode::asInt).toList();
  }

  private static String why(Person person, String table) {
    return person.state(table).path("outcome").path("why").path("key").asText();
  }

  private static String verdict(Person person) {
    return person.get("/api/me/results").ok().json().get(0).path("verdict").asText();
  }
}
