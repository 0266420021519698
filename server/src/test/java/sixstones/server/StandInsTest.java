package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/** What a bot does in a person's place is told as its doing, not the person's. */
final class StandInsTest extends OnEachDatabase {

  private final Random random = new Random(4);

  private static Stream<JsonNode> marked(JsonNode events) {
    return all(events).filter(event -> event.path("standIn").asBoolean());
  }

  private static Stream<JsonNode> all(JsonNode list) {
    return StreamSupport.stream(list.spliterator(), false);
  }

  private static Stream<JsonNode> told(JsonNode steps) {
    return all(steps).flatMap(step -> all(step.path("events")));
  }

  private JsonNode steps(String table) {
    return ann.get("/api/tables/" + table + "/steps").ok().json();
  }

  private String begun() {
    var table = ann.create("me", "open", "random");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    return table;
  }

  /** A turn may ask more than once. */
  private void turn(Person person, String table) {
    do {
      person.play(table, random, 1);
    } while (!person.state(table).path("choice").isNull());
  }

  private void letABotPlayForBen(String table) {
    ben.seat(table, 1, "leave").ok();
    ann.bot(table, 1, "random").ok();
  }

  /** The moves that Ben has made, and those that were made for him. */
  private record Count(long own, long standIns) {}

  private static Count count(Stream<JsonNode> events) {
    var deeds =
        events
            .filter(event -> event.path("seat").asInt(-1) == 1)
            .filter(event -> !event.path("kind").asText().equals("table"))
            .toList();
    long standIns = deeds.stream().filter(event -> event.path("standIn").asBoolean()).count();
    return new Count(deeds.size() - standIns, standIns);
  }

  @Test
  void whatABotDoesForSomebodyIsMarked() {
    var table = begun();
    turn(ann, table);
    turn(ben, table);
    ann.awaitTurn(table);
    assertThat(marked(ann.state(table).path("events"))).isEmpty();
    letABotPlayForBen(table);
    ann.play(table, random, 3);
    ann.awaitTurn(table);
    var live = ann.state(table).path("events");
    // The third seat's bot is nobody's stand-in, and what Ben did himself stays his.
    assertThat(marked(live)).isNotEmpty().allMatch(event -> event.path("seat").asInt() == 1);
    assertThat(count(all(live)).own()).isPositive();
    assertThat(count(told(steps(table)))).isEqualTo(count(all(live)));
    ben.seat(table, 1, "return").ok();
    turn(ann, table);
    turn(ben, table);
    var before = count(all(live));
    var after = count(told(steps(table)));
    assertThat(after.standIns()).isEqualTo(before.standIns());
    assertThat(after.own()).isGreaterThan(before.own());
  }

  @Test
  void aRestartTellsTheSame() {
    var table = begun();
    turn(ann, table);
    letABotPlayForBen(table);
    ann.play(table, random, 20);
    ann.awaitTurn(table);
    var told = count(told(steps(table)));
    var live = count(all(ann.state(table).path("events")));
    assertThat(live.standIns()).isPositive();
    restart();
    assertThat(count(told(steps(table)))).isEqualTo(told);
    var reopened = ann.state(table).path("events");
    assertThat(marked(reopened)).isNotEmpty().allMatch(event -> event.path("seat").asInt() == 1);
  }

  @Test
  void whoGivesUpDoesNotPlayOn() {
    var table = begun();
    turn(ann, table);
    ben.seat(table, 1, "resign").ok();
    ann.play(table, random, 2);
    ann.awaitTurn(table);
    assertThat(count(told(steps(table))).standIns()).isPositive();
    assertThat(count(told(steps(table))).own()).isZero();
  }

  @Test
  void nobodyIsBlamedForABotsMoves() {
    var table = ann.create("me", "open");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    turn(ann, table);
    letABotPlayForBen(table);
    ann.play(table, random, 1_000);
    Supplier<Answer> ask = () -> ann.get("/api/tables/" + table + "/review").ok();
    var review = Waiting.until(ask, answer -> answer.json().has("courses")).json();
    var ofBen = review.path("courses").get(1);
    assertThat(ofBen.path("own").asDouble()).isZero();
    assertThat(ofBen.path("standIn").asDouble()).isNegative();
    assertThat(review.path("courses").get(0).path("standIn").asDouble()).isZero();
    assertThat(review.path("courses").get(0).path("own").asDouble()).isNegative();
    assertThat(all(review.path("marked")))
        .isNotEmpty()
        .allMatch(one -> one.path("standIn").asBoolean() == (one.path("seat").asInt() == 1));
  }
}
