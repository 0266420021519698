package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What people say of moments of a finished game. */
final class CommentsTest extends OnEachDatabase {

  private static Answer say(Person person, String table, int moves, String text) {
    var body = "{\"moves\": %d, \"text\": \"%s\", \"name\": \"Cleo\"}".formatted(moves, text);
    return person.post("/api/tables/" + table + "/comments", body);
  }

  private static JsonNode read(Person person, String table) {
    return person.get("/api/tables/" + table + "/comments").ok().json();
  }

  private String finished(boolean spectators) {
    var table = ann.createWith("link", spectators, "me", "random");
    ann.play(table, new Random(1), 1000);
    return table;
  }

  @Test
  void theyStandAtTheirMomentsAndAreKept() {
    var table = finished(true);
    say(cleo, table, 5, "Here <b>it</b> turned").ok();
    say(ann, table, 2, "I\\u202e did   not see that").ok();
    restart();
    var comments = read(cleo, table);
    assertThat(comments).hasSize(2);
    assertThat(comments.get(0).path("moves").asInt()).isEqualTo(2);
    assertThat(comments.get(0).path("text").asText()).isEqualTo("I did not see that");
    assertThat(comments.get(0).path("name").asText()).isEqualTo("Ann");
    assertThat(comments.get(0).path("seat").asInt()).isZero();
    assertThat(comments.get(1).path("text").asText()).isEqualTo("Here <b>it</b> turned");
    assertThat(comments.get(1).path("name").asText()).isEqualTo("Cleo");
    assertThat(comments.get(1).path("seat").isNull()).isTrue();
    assertThat(comments.get(1).path("you").asBoolean()).isTrue();
    assertThat(comments.get(1).path("who")).isNotEqualTo(read(ann, table).get(1).path("who"));
  }

  @Test
  void badInputIsRefused() {
    var table = finished(true);
    for (var body :
        List.of(
            "{}",
            "{\"moves\": 1}",
            "{\"text\": \"a\"}",
            "{\"moves\": \"x\", \"text\": \"a\"}",
            "{\"moves\": 1, \"text\": \"\\u200b\"}",
            "{\"moves\": 1, \"text\": \"" + "a".repeat(201) + "\"}",
            "[]",
            "word")) {
      ann.post("/api/tables/" + table + "/comments", body).refused("malformed");
    }
    say(ann, table, -1, "a").refused("unknown");
    say(ann, table, 100_000, "a").refused("unknown");
    say(ann, "nosuchtable", 1, "a").refused("unknown");
    ben.post(
            "/api/tables/" + table + "/comments",
            "{\"moves\": 1, \"text\": \"a\", \"name\": \"Ann\"}")
        .refused("conflict");
    assertThat(read(ann, table)).isEmpty();
  }

  @Test
  void nothingIsSaidBeforeTheEnd() {
    var table = ann.create("me", "open");
    ben.sit(table, 1, "Ben").ok();
    say(ann, table, 0, "a").refused("conflict");
    ann.post("/api/tables/" + table + "/start").ok();
    say(ann, table, 0, "Take the mind stone!").refused("conflict");
    assertThat(read(ben, table)).isEmpty();
  }

  @Test
  void whereNobodyMayLookOnNobodyElseSaysOrReads() {
    var table = finished(false);
    say(ann, table, 1, "a").ok();
    say(cleo, table, 1, "a").refused("forbidden");
    cleo.get("/api/tables/" + table + "/comments").refused("forbidden");
  }

  @Test
  void nobodyTalksAllTheTime() {
    var table = finished(true);
    for (int i = 0; i < 10; i++) say(ann, table, i, "a").ok();
    say(ann, table, 1, "a").refused("too-many");
    say(cleo, table, 1, "a").ok();
  }
}
