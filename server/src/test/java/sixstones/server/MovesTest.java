package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Test;

/** Moves that are made, come too late, are taken back or asked about. */
final class MovesTest extends OnEachDatabase {

  @Test
  void aStaleMoveIsRefusedAndADoubledOneIsHarmless() {
    var table = ann.create("me", "open");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    var state = ann.state(table);
    int seq = state.path("seq").asInt();
    var move = state.path("choice").path("moves").get(0).path("move").asText();
    var other = state.path("choice").path("moves").get(1).path("move").asText();
    assertThat(ben.state(table).path("choice").isNull()).isTrue();
    ben.move(table, seq, move).refused("refused");
    cleo.move(table, seq, move).refused("forbidden");

    var first = ann.move(table, seq, move).ok();
    assertThat(ann.move(table, seq, move).ok()).isEqualTo(first);
    var stale = ann.move(table, seq, other).refused("stale");
    assertThat(stale.json().path("seq").asInt()).isEqualTo(ann.state(table).path("seq").asInt());
    ann.move(table, 10_000, other).refused("stale");
    assertThat(ann.state(table).path("seq").asInt()).isEqualTo(first.json().path("seq").asInt());
  }

  @Test
  void hintsAreForWhoMustChooseAndHasNobodyAgainst() {
    var alone = ann.create("me", "easy");
    var state = ann.awaitTurn(alone);
    assertThat(state.path("hints").asBoolean()).isTrue();
    var hints = ann.get("/api/tables/" + alone + "/hints").ok().json();
    assertThat(hints).hasSizeBetween(1, 3);
    assertThat(ann.get("/api/tables/" + alone + "/hints").ok().json()).isEqualTo(hints);
    var offered = state.path("choice").path("moves").findValuesAsText("move");
    assertThat(offered).contains(hints.get(0).path("move").asText());
    assertThat(hints.get(0).path("chance").asDouble()).isBetween(0.0, 100.0);
    ben.get("/api/tables/" + alone + "/hints").refused("forbidden");

    var table = ann.create("me", "open");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    assertThat(ann.state(table).path("hints").asBoolean()).isFalse();
    ann.get("/api/tables/" + table + "/hints").refused("forbidden");
    ben.get("/api/tables/" + table + "/hints").refused("conflict");
  }

  @Test
  void aMoveSaysWhatItWillDoAndDoesIt() {
    var table = ann.create("me", "open");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    var state = ann.state(table);
    int seq = state.path("seq").asInt();
    var where = "/api/tables/" + table + "/foretold?seq=" + seq;
    var all = ann.get(where).ok().json();
    assertThat(all.findValuesAsText("move"))
        .isEqualTo(state.path("choice").path("moves").findValuesAsText("move"));
    var one = ann.get(where + "&move=take+mind+space+soul").ok().json();
    assertThat(one).singleElement().isIn(all);
    var seats = one.get(0).path("after").path("seats");
    assertThat(one.get(0).path("open").isNull()).isTrue();

    ann.get("/api/tables/" + table + "/foretold").refused("malformed");
    ann.get("/api/tables/" + table + "/foretold?seq=many").refused("malformed");
    assertThat(ann.get("/api/tables/" + table + "/foretold?seq=" + (seq + 1)).ok().json())
        .isEmpty();
    ben.get(where).refused("conflict");
    cleo.get(where).refused("forbidden");

    ann.move(table, seq, "take mind space soul").ok();
    var tokens = ann.state(table).path("view").path("seats").path(0).path("tokens");
    assertThat(seats.path("0").path("tokens").properties())
        .isNotEmpty()
        .allSatisfy(field -> assertThat(tokens.path(field.getKey())).isEqualTo(field.getValue()));
  }

  @Test
  void aSeatChangeDoesNotMakeAMoveStale() {
    var table = ann.create("me", "open");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    var state = ann.state(table);
    ben.seat(table, 1, "leave").ok();
    var move = state.path("choice").path("moves").get(0).path("move").asText();
    ann.move(table, state.path("seq").asInt(), move).ok();
  }

  @Test
  void undoIsWrittenIntoTheLog() {
    var table = ann.create("me", "open");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    var before = ann.state(table);
    assertThat(before.path("canUndo").asBoolean()).isFalse();
    ann.undo(table, before.path("seq").asInt()).refused("refused");
    // Taking tokens shows nothing hidden, so it can be taken back.
    var move = moveBeginningWith(before, "take");
    ann.move(table, before.path("seq").asInt(), move).ok();
    var moved = ann.state(table);
    assertThat(moved.path("canUndo").asBoolean()).isTrue();
    ben.undo(table, moved.path("seq").asInt()).refused("refused");
    ann.undo(table, before.path("seq").asInt()).refused("stale");
    var first = ann.undo(table, moved.path("seq").asInt()).ok();
    assertThat(ann.undo(table, moved.path("seq").asInt()).ok()).isEqualTo(first);

    var undone = ann.state(table);
    assertThat(undone.path("view")).isEqualTo(before.path("view"));
    assertThat(undone.path("seq").asInt()).isEqualTo(moved.path("seq").asInt() + 1);
    assertThat(undone.path("lastEvent").asInt()).isGreaterThan(moved.path("lastEvent").asInt());
    restart();
    assertThat(withoutPresence(ann.state(table))).isEqualTo(withoutPresence(undone));
  }

  private static String moveBeginningWith(JsonNode state, String word) {
    for (var move : state.path("choice").path("moves")) {
      if (move.path("move").asText().startsWith(word)) return move.path("move").asText();
    }
    throw new AssertionError("no move begins with " + word);
  }

  private static JsonNode withoutPresence(JsonNode state) {
    for (var seat : state.path("seats")) {
      ((ObjectNode) seat).remove("connected");
    }
    return state;
  }

  @Test
  void takingBackAMoveTakesTheAnswerOfABotBack() {
    for (int attempt = 0; attempt < 40; attempt++) {
      var table = ann.create("me", "greedy");
      var state = ann.awaitTurn(table);
      var view = state.path("view");
      if (!ann.move(table, state.path("seq").asInt(), "take mind space soul").isOk()) continue;
      var answered = ann.awaitTurn(table);
      // Only a bot that took stones has shown nothing.
      if (!answered.path("canUndo").asBoolean()) continue;
      ann.undo(table, answered.path("seq").asInt()).ok();
      var back = ann.state(table);
      assertThat(back.path("view")).isEqualTo(view);
      assertThat(back.path("toChoose").asInt()).isZero();
      return;
    }
    throw new AssertionError("no bot ever answered by taking stones");
  }

  @Test
  void whyCantITellsTheRule() {
    var table = ann.create("me", "open");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    var row = ann.state(table).path("view").path("rows").get(2);
    var card = row.path("cards").get(0).asText();
    var attempts = ann.get("/api/tables/" + table + "/why?thing=card:" + card).ok().json();
    assertThat(attempts).isNotEmpty();
    assertThat(attempts.toString()).contains("\"rule\":\"S-");
    var offered = ann.state(table).path("choice").path("moves").get(0).path("move").asText();
    var fine = ann.post("/api/tables/" + table + "/why", "{\"move\": \"" + offered + "\"}").ok();
    assertThat(fine.text()).isEqualTo("{\"refusal\":null}");
    var wrong = ben.post("/api/tables/" + table + "/why", "{\"move\": \"" + offered + "\"}").ok();
    assertThat(wrong.json().path("refusal").path("rule").asText()).isEqualTo("ENGINE-TURN");
    cleo.post("/api/tables/" + table + "/why", "{\"move\": \"x\"}").refused("forbidden");
    assertThat(cleo.get("/api/tables/" + table + "/why?thing=card:" + card).ok().json()).isEmpty();
  }
}
