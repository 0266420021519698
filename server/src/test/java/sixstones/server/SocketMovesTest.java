package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;

/** Moves over the WebSocket of a table: what holds for those by HTTP holds for them. */
final class SocketMovesTest extends OnEachDatabase {

  @Test
  void aMoveIsAnsweredWhenItIsWrittenAndTheOtherSeesIt() {
    var table = begun();
    var state = ann.state(table);
    int seq = state.path("seq").asInt();
    var here = ann.listen(table, 0);
    var there = ben.listen(table, 0);
    here.send(text(seq, move(state, 0)));
    int written = here.answer(1).path("written").asInt();
    assertThat(ann.state(table).path("seq").asInt()).isEqualTo(written).isGreaterThan(seq);
    there.await(shown -> shown.path("seq").asInt() == written);
    assertThat(there.answers()).isEmpty();
  }

  @Test
  void theSameMoveIsMadeOnceHoweverItIsSent() {
    var table = begun();
    var state = ann.state(table);
    int seq = state.path("seq").asInt();
    var here = ann.listen(table, 0);
    here.send(text(seq, move(state, 0)));
    here.send(text(seq, move(state, 0)));
    assertThat(here.answer(2)).isEqualTo(here.answer(1));
    int written = here.answer(1).path("written").asInt();
    var called = ann.move(table, seq, move(state, 0)).ok();
    assertThat(called.json().path("seq").asInt()).isEqualTo(written);
    assertThat(ann.state(table).path("seq").asInt()).isEqualTo(written);
  }

  @Test
  void whatCantBeMadeIsRefusedAsByACall() {
    var table = begun();
    var state = ann.state(table);
    int seq = state.path("seq").asInt();
    var here = ann.listen(table, 0);
    var there = ben.listen(table, 0);
    var onlooker = cleo.listen(table, 0);
    there.send(text(seq, move(state, 0)));
    assertThat(error(there.answer(1))).isEqualTo("refused");
    onlooker.send(text(seq, move(state, 0)));
    assertThat(error(onlooker.answer(1))).isEqualTo("forbidden");
    here.send(text(10_000, move(state, 0)));
    assertThat(error(here.answer(1))).isEqualTo("stale");
    assertThat(here.answer(1).path("problem").path("seq").asInt()).isEqualTo(seq);
    here.send("{\"seq\": 1");
    assertThat(error(here.answer(2))).isEqualTo("malformed");
    here.send("{\"move\": \"x\"}");
    assertThat(error(here.answer(3))).isEqualTo("malformed");
    here.send(text(seq, "x".repeat(2_001)));
    assertThat(error(here.answer(4))).isEqualTo("malformed");
    here.send("ping");
    here.send(text(seq, move(state, 0)));
    assertThat(here.answer(5).path("written").asInt()).isGreaterThan(seq);
  }

  private String begun() {
    var table = ann.create("me", "open");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    return table;
  }

  private static String move(JsonNode state, int n) {
    return state.path("choice").path("moves").get(n).path("move").asText();
  }

  private static String text(int seq, String move) {
    return "{\"seq\": %d, \"move\": \"%s\"}".formatted(seq, move);
  }

  private static String error(JsonNode answer) {
    return answer.path("problem").path("error").asText();
  }
}
