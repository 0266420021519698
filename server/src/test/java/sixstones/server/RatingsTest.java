package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** How strong people are, by the public games they have finished. */
final class RatingsTest extends OnEachDatabase {

  private static JsonNode ratings(Person person) {
    return person.get("/api/me/ratings").ok().json();
  }

  private static Optional<JsonNode> against(Person person, String whom) {
    for (var rating : ratings(person)) {
      if (rating.path("against").asText().equals(whom)) return Optional.of(rating);
    }
    return Optional.empty();
  }

  private String begun(String game, String visibility) {
    var table = ann.create(game, Map.of(), visibility, true, "me", "open", "random");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    return table;
  }

  private void finish(String table) {
    var random = new Random(7);
    while (ann.state(table).path("phase").asText().equals("running")) {
      for (var person : new Person[] {ann, ben}) {
        if (!person.state(table).path("choice").isNull()) person.play(table, random, 1);
      }
    }
  }

  @Test
  void aPublicGameIsRatedOnceAgainstPeopleAndBotsByThemselves() {
    assertThat(ratings(ann)).isEmpty();
    var table = begun("splendor", "public");
    finish(table);
    var winners = ann.state(table).path("outcome").path("winners");
    int winner = winners.get(0).asInt();
    var anns = ratings(ann);
    var bens = ratings(ben);
    if (winner == 2) {
      assertThat(against(ann, "random").orElseThrow().path("rating").asInt()).isLessThan(1500);
      assertThat(against(ann, "people")).isEmpty();
    } else {
      var won = winner == 0 ? ann : ben;
      var lost = winner == 0 ? ben : ann;
      assertThat(against(won, "people").orElseThrow().path("rating").asInt()).isGreaterThan(1500);
      assertThat(against(lost, "people").orElseThrow().path("rating").asInt()).isLessThan(1500);
      assertThat(against(won, "random").orElseThrow().path("rating").asInt()).isGreaterThan(1500);
    }
    for (var rating : anns) {
      assertThat(rating.path("game").asText()).isEqualTo("splendor");
      assertThat(rating.path("games").asInt()).isEqualTo(1);
      assertThat(rating.path("deviation").asInt()).isLessThan(350);
    }
    // A rematch is another game, and a restart counts nothing twice.
    ann.post("/api/tables/" + table + "/rematch").ok();
    assertThat(ratings(ann)).isEqualTo(anns);
    restart();
    assertThat(ratings(ann)).containsExactlyInAnyOrderElementsOf(anns);
    assertThat(ratings(ben)).containsExactlyInAnyOrderElementsOf(bens);
    assertThat(ratings(cleo)).isEmpty();
  }

  @Test
  void amongFriendsAndWhereAllWinTogetherNobodyIsRated() {
    finish(begun("splendor", "link"));
    finish(begun("united", "public"));
    assertThat(ratings(ann)).isEmpty();
    assertThat(ratings(ben)).isEmpty();
  }

  @Test
  void whoeverWantsNoneIsRatedByNobody() {
    finish(begun("splendor", "public"));
    var bens = ratings(ben);
    assertThat(ratings(ann)).isNotEmpty();
    ann.post("/api/me/ratings", "{\"on\": false}").ok();
    assertThat(ratings(ann)).isEmpty();
    // Nor does anything of it stay in what others have reached against people.
    assertThat(against(ben, "people")).isEmpty();
    restart();
    assertThat(ratings(ann)).isEmpty();
    ann.post("/api/me/ratings", "{\"on\": true}").ok();
    assertThat(ratings(ann)).isNotEmpty();
    assertThat(ratings(ben)).containsExactlyInAnyOrderElementsOf(bens);
    ann.post("/api/me/ratings", "{}").refused("malformed");
  }
}
