package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tables that ask a puzzle. */
final class PuzzlesTest extends OnEachDatabase {

  private static final String PUZZLES = "/api/games/gauntlet/puzzles";
  private static final String ANN = "{\"name\": \"Ann\"}";

  @Test
  void puzzlesAreListedWithoutTheirAnswers() {
    var book = ann.get(PUZZLES).ok().json();
    assertThat(book.path("motifs").get(0).path("question").properties()).hasSize(4);
    assertThat(book.path("puzzles").size()).isGreaterThanOrEqualTo(20);
    assertThat(book.toString()).doesNotContain("\"best\"", "\"line\"", "\"leads\"");
    assertThat(ann.get("/api/games/loveletter/puzzles").ok().json().path("puzzles")).isEmpty();
    ann.get("/api/games/chess/puzzles").refused("unknown");
  }

  @Test
  void everybodyGetsTheSamePuzzleOfTheDay() {
    var today = ann.get(PUZZLES + "/today").ok().json();
    assertThat(ben.get(PUZZLES + "/today").ok().json()).isEqualTo(today);
    assertThat(ids()).contains(today.path("puzzle").path("id").asText());
    ann.get("/api/games/loveletter/puzzles/today").refused("unknown");
  }

  @Test
  void theAnswerSolvesIt() {
    for (var id : ids().subList(0, 6)) {
      var table = begin(id);
      assertThat(puzzle(table).path("status").asText()).isEqualTo("open");
      for (var move : ann.get(PUZZLES + "/" + id + "/solution").ok().json().path("line")) {
        if (puzzle(table).path("status").asText().equals("solved")) break;
        if (move.path("seat").asInt() != ann.state(table).path("you").asInt()) continue;
        ann.move(table, ann.awaitTurn(table).path("seq").asInt(), move.path("move").asText()).ok();
      }
      Waiting.until(() -> puzzle(table), one -> one.path("status").asText().equals("solved"));
    }
  }

  @Test
  void anotherMoveMissesItAndItIsSaidWhatItLeadsTo() {
    var id = ids().stream().filter(one -> one.startsWith("which-value")).findFirst().orElseThrow();
    var best =
        ann.get(PUZZLES + "/" + id + "/solution").ok().json().path("line").get(0).path("move");
    var table = begin(id);
    var state = ann.state(table);
    var other = "";
    for (var move : state.path("choice").path("moves")) {
      if (!move.path("move").asText().equals(best.asText())) other = move.path("move").asText();
    }
    ann.move(table, state.path("seq").asInt(), other).ok();
    var missed = puzzle(table);
    assertThat(missed.path("status").asText()).isEqualTo("missed");
    assertThat(missed.path("leads").asInt()).isLessThan(missed.path("best").asInt());
    restart();
    assertThat(puzzle(table)).isEqualTo(missed);
  }

  @Test
  void theAnswerComesWithItsReasons() {
    var weighed = ids().stream().filter(one -> one.startsWith("which-value")).findFirst();
    var figures = ann.get(PUZZLES + "/" + weighed.orElseThrow() + "/solution").ok().json();
    assertThat(figures.path("why").path("rival").path("leads").asInt())
        .isLessThan(figures.path("why").path("best").asInt());
    var war = "/api/games/war/puzzles";
    var points =
        ann.get(war).ok().json().path("puzzles").findValuesAsText("id").stream()
            .filter(one -> one.startsWith("two-points"))
            .findFirst()
            .orElseThrow();
    var why = ann.get(war + "/" + points + "/solution").ok().json().path("why");
    assertThat(why.path("reason").path("key").asText()).isEqualTo("war.reason.scores");
    var change = why.path("changes").get(0);
    assertThat(change.path("to").asInt() - change.path("from").asInt()).isEqualTo(2);
    assertThat(why.path("right").asInt()).isLessThan(why.path("moves").asInt());
  }

  @Test
  void aReasonSpeaksOfTheValueThatTheLineNames() {
    int told = 0;
    for (var id : ids()) {
      var answer = ann.get(PUZZLES + "/" + id + "/solution").ok().json();
      var reason = answer.path("why").path("reason");
      if (!reason.path("key").asText().equals("gauntlet.reason.then")) continue;
      var line = answer.path("line").findValuesAsText("move");
      var named = line.stream().filter(move -> move.startsWith("name ")).findFirst();
      if (named.isEmpty()) continue;
      told++;
      assertThat(reason.path("gaps").path("value").path("count").asText())
          .as(id)
          .isEqualTo(named.get().substring("name ".length()));
    }
    assertThat(told).isPositive();
  }

  @Test
  void theReasonsNameWhatTheAnswerReaches() {
    var splendor = "/api/games/splendor/puzzles";
    assertThat(ann.get(splendor).ok().json().path("puzzles").findValuesAsText("id"))
        .map(id -> ann.get(splendor + "/" + id + "/solution").ok().json().path("why"))
        .anySatisfy(why -> assertThat(told(why)).contains("splendor.tookLocation"))
        .anySatisfy(why -> assertThat(told(why)).contains("splendor.gotTime"))
        .allSatisfy(why -> assertThat(told(why)).doesNotContain("splendor.paid"));
  }

  private static List<String> told(JsonNode why) {
    return why.path("brings").findValuesAsText("key");
  }

  @Test
  void whatHiddenCardsDecideComesWithItsChance() {
    assertThat(ids())
        .filteredOn(id -> id.startsWith("which-value"))
        .map(id -> ann.get(PUZZLES + "/" + id + "/solution").ok().json().path("why"))
        .anySatisfy(
            why -> assertThat(why.path("changes").get(0).path("chance").asInt()).isBetween(10, 99));
  }

  @Test
  void anotherWayIsToldFromTheLine() {
    var war = "/api/games/war/puzzles";
    for (var id : ann.get(war).ok().json().path("puzzles").findValuesAsText("id")) {
      var line = ann.get(war + "/" + id + "/solution").ok().json().path("line");
      if (line.size() < 2 || !line.get(0).path("seat").equals(line.get(1).path("seat"))) continue;
      var table = ann.post(war + "/" + id, ANN).ok().json().path("table").asText();
      assertThat(puzzle(table).path("made").asInt()).isZero();
      var first = line.get(0).path("move").asText();
      ann.move(table, ann.awaitTurn(table).path("seq").asInt(), first).ok();
      assertThat(puzzle(table).path("made").asInt()).isEqualTo(1);
      var second = line.get(1).path("move").asText();
      var state = ann.awaitTurn(table);
      for (var move : state.path("choice").path("moves")) {
        if (move.path("move").asText().equals(second)) continue;
        ann.move(table, state.path("seq").asInt(), move.path("move").asText()).ok();
        assertThat(puzzle(table).path("made").isNull()).isTrue();
        return;
      }
    }
    throw new AssertionError("no puzzle has a second move");
  }

  @Test
  void aPuzzleIsPutToItsSeatAlone() {
    var table = begin(ids().getFirst());
    assertThat(ben.state(table).path("puzzle").isNull()).isTrue();
    assertThat(ben.state(table).path("choice").isNull()).isTrue();
    assertThat(ann.get("/api/tables/mine").ok().json()).isEmpty();
  }

  @Test
  void aHintTellsWhereToLook() {
    assertThat(
            ann.get(PUZZLES + "/" + ids().getFirst() + "/clue").ok().json().path("things").size())
        .isPositive();
    ann.get(PUZZLES + "/no-such/clue").refused("unknown");
    ann.get(PUZZLES + "/no-such/solution").refused("unknown");
  }

  @Test
  void aHintLeavesSeveralValuesToNameButNotAll() {
    var puzzles = "/api/games/gauntlet/puzzles";
    var values =
        ann.get(puzzles)
            .ok()
            .json()
            .path("puzzles")
            .valueStream()
            .filter(puzzle -> puzzle.path("motif").asText().equals("which-value"))
            .map(puzzle -> puzzle.path("id").asText())
            .map(id -> ann.get(puzzles + "/" + id + "/clue").ok().json().path("things").size())
            .toList();
    assertThat(values).isNotEmpty().allMatch(things -> things > 1 && things < 5);
  }

  @Test
  void whatIsNotThereIsRefused() {
    ann.post(PUZZLES + "/no-such", ANN).refused("unknown");
    ann.post(PUZZLES + "/" + ids().getFirst(), "{}").refused("malformed");
    ann.post("/api/games/chess/puzzles/" + ids().getFirst(), ANN).refused("unknown");
    ann.post("/api/games/gauntlet/examples/no-such", ANN).refused("unknown");
    ann.get("/api/games/chess/examples").refused("unknown");
  }

  @Test
  void anExampleOfTheBookIsTriedOut() {
    for (var game : new String[] {"splendor", "gauntlet", "war", "united"}) {
      var examples = "/api/games/" + game + "/examples";
      for (var example : ann.get(examples).ok().json()) {
        var made = ann.post(examples + "/" + example.path("id").asText(), ANN).ok().json();
        var state = ann.state(made.path("table").asText());
        assertThat(state.path("choice").path("moves")).isNotEmpty();
      }
    }
  }

  private List<String> ids() {
    return ann.get(PUZZLES).ok().json().path("puzzles").findValuesAsText("id");
  }

  private String begin(String id) {
    return ann.post(PUZZLES + "/" + id, ANN).ok().json().path("table").asText();
  }

  private JsonNode puzzle(String table) {
    return ann.state(table).path("puzzle");
  }
}
