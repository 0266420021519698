package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Playing by the clock. */
final class ClocksTest extends OnEachDatabase {

  private String timed(String game, String clock, String timeUp, String... others) {
    var seats = new StringBuilder("{\"kind\": \"me\", \"name\": \"Ann\"}");
    for (var other : others) {
      seats.append(
          other.equals("open")
              ? ", {\"kind\": \"open\"}"
              : ", {\"kind\": \"bot\", \"level\": \"" + other + "\"}");
    }
    return asked(game, clock, timeUp, seats.toString()).ok().json().path("table").asText();
  }

  private Answer asked(String game, String clock, String timeUp, String seats) {
    return ann.post(
        "/api/tables",
        "{\"game\": \"%s\", \"seats\": [%s], \"clock\": \"%s\", \"timeUp\": \"%s\"}"
            .formatted(game, seats, clock, timeUp));
  }

  private String against(String clock, String timeUp) {
    var table = timed("splendor", clock, timeUp, "open");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    return table;
  }

  private static JsonNode clock(Person who, String table) {
    return who.state(table).path("clock");
  }

  private static Duration leftUntil(JsonNode clock) {
    return Duration.between(Instant.now(), deadline(clock));
  }

  private static Instant deadline(JsonNode clock) {
    return Instant.parse(clock.path("deadline").asText());
  }

  @Test
  void withoutAClockThereIsNone() {
    assertThat(clock(ann, ann.create("me", "open")).isNull()).isTrue();
  }

  @Test
  void everyMoveHasItsTimeAndDaysAreLong() {
    var table = against("days 3", "bot");
    var clock = clock(cleo, table);
    assertThat(clock.path("limit").asText()).isEqualTo("days 3");
    assertThat(clock.path("timeUp").asText()).isEqualTo("bot");
    assertThat(leftUntil(clock)).isBetween(Duration.ofHours(71), Duration.ofHours(72));
    var first = deadline(clock);
    ben.seat(table, 1, "leave").ok();
    ben.seat(table, 1, "return").ok();
    assertThat(deadline(clock(ann, table))).isEqualTo(first);
    ann.play(table, new Random(1), 1);
    assertThat(deadline(clock(ann, table))).isAfter(first);
    var listed = ben.get("/api/tables/mine").ok().json().get(0);
    assertThat(listed.path("deadline").asText())
        .isEqualTo(clock(ben, table).path("deadline").asText());
  }

  @Test
  void aBotTakesOverWhenTimeIsUpAlsoAfterARestart() {
    var table = against("move 1", "bot");
    restart();
    var taken =
        Waiting.until(
            () -> ben.state(table),
            state -> state.path("seats").get(0).path("kind").asText().equals("bot"));
    assertThat(taken.path("events").findValuesAsText("key"))
        .contains("engine.outOfTime", "engine.standIn");
    ann.seat(table, 0, "return").ok();
    assertThat(ann.state(table).path("seats").get(0).path("kind").asText()).isEqualTo("person");
  }

  @Test
  void aGameLostOnTimeIsWonByTheOthers() {
    var table = against("move 1", "lost");
    var over =
        Waiting.until(() -> ben.state(table), state -> state.path("phase").asText().equals("over"));
    assertThat(over.path("outcome").path("winners").get(0).asInt()).isEqualTo(1);
    assertThat(over.path("outcome").path("why").path("key").asText())
        .isEqualTo("engine.lostOnTime");
    assertThat(over.path("seed").isNull()).isFalse();
    assertThat(ann.get("/api/tables/" + table + "/record").ok().text()).doesNotContain("won by");
    ann.get("/api/tables/" + table + "/replay?step=0").ok();
    var results = ben.get("/api/me/results").ok().json();
    assertThat(results.get(0).path("verdict").asText()).isEqualTo("won");
  }

  @Test
  void aGamesTimeGoesDownByThinkingAndUpByMovingAndOutlivesARestart() throws Exception {
    var table = against("game 600+7", "bot");
    Thread.sleep(1100);
    ann.play(table, new Random(1), 1);
    var left = clock(ann, table).path("left");
    assertThat(left.get(0).asLong()).isBetween(600_000L, 605_900L);
    assertThat(left.get(1).asLong()).isEqualTo(600_000L);
    var random = new Random(2);
    for (int i = 0; i < 40; i++) {
      var chooses = ann.state(table).path("toChoose").asInt() == 0 ? ann : ben;
      chooses.play(table, random, 1);
    }
    var before = clock(ann, table);
    restart();
    assertThat(clock(ann, table)).isEqualTo(before);
  }

  @Test
  void aMoveThatIsTakenBackHasWhatIsLeftOfItsTime() throws Exception {
    var table = against("move 60", "bot");
    Thread.sleep(1100);
    for (int time = 0; time < 3; time++) {
      var state = ann.state(table);
      int seq = state.path("seq").asInt();
      ann.move(table, seq, state.path("choice").path("moves").get(0).path("move").asText()).ok();
      ann.undo(table, seq + 1).ok();
      assertThat(clock(ann, table).path("left").get(0).asLong()).isLessThan(59_000);
    }
    restart();
    assertThat(clock(ann, table).path("left").get(0).asLong()).isLessThan(59_000);
  }

  @Test
  void whoIsAwayKeepsTheSeatAsLongAsHisTimeRuns() {
    var table = against("days 3", "bot");
    ann.bot(table, 1, "greedy").refused("conflict");
    ben.seat(table, 1, "leave").ok();
    ann.bot(table, 1, "greedy").ok();
  }

  @Test
  void nobodyMakesTimeByTakingBack() {
    var table = against("game 600+7", "bot");
    for (int time = 0; time < 3; time++) {
      var state = ann.state(table);
      int seq = state.path("seq").asInt();
      ann.move(table, seq, state.path("choice").path("moves").get(0).path("move").asText()).ok();
      assertThat(clock(ann, table).path("left").get(0).asLong()).isGreaterThan(600_000);
      ann.undo(table, seq + 1).ok();
      assertThat(clock(ann, table).path("left").get(0).asLong()).isLessThanOrEqualTo(600_000);
    }
  }

  @Test
  void whoHasUsedUpTheWholeTimeDoesNotComeBack() {
    var table = against("game 1+0", "bot");
    Waiting.until(
        () -> ben.state(table),
        state -> state.path("seats").get(0).path("kind").asText().equals("bot"));
    ann.seat(table, 0, "return").refused("conflict");
  }

  @Test
  void botsHaveAllTheTimeTheyNeed() {
    var table = timed("splendor", "days 1", "bot", "random");
    ann.play(table, new Random(1), 1);
    ann.awaitTurn(table);
    assertThat(clock(ann, table).path("left").get(1).asLong())
        .isEqualTo(Duration.ofDays(1).toMillis());
  }

  @Test
  void nonsenseIsRefused() {
    var seats = "{\"kind\": \"me\", \"name\": \"Ann\"}, {\"kind\": \"open\"}";
    for (var clock : new String[] {"", "move", "move 0", "move -1", "days 100", "game 5", "x"}) {
      asked("splendor", clock, "bot", seats).refused("malformed");
    }
    asked("splendor", "move 60", "king", seats).refused("malformed");
    asked("united", "move 60", "lost", seats).refused("malformed");
    asked("united", "move 60", "bot", seats).ok();
  }
}
