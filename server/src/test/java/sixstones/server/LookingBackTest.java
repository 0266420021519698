package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The replay, and what was told long ago. */
final class LookingBackTest extends OnEachDatabase {

  @Test
  void theReplayShowsEveryStepAndOtherSeatsOnlyAfterTheEnd() {
    var table = ann.create("me", "random");
    ann.play(table, new Random(11), 3);
    ann.get("/api/tables/" + table + "/replay?step=1&as=1").refused("forbidden");
    ann.get("/api/tables/" + table + "/replay?step=1&as=0").ok();
    ann.get("/api/tables/" + table + "/replay?step=1&as=spectator").ok();
    ann.get("/api/tables/" + table + "/replay?step=999&as=0").refused("unknown");
    ann.play(table, new Random(11), 1000);
    var over = ann.state(table);
    var last = ann.get("/api/tables/" + table + "/replay?as=0").ok().json();
    assertThat(last.path("view")).isEqualTo(over.path("view"));
    var numbers = new ArrayList<Integer>();
    for (int step = 0; step <= last.path("steps").asInt(); step++) {
      var frame = cleo.get("/api/tables/" + table + "/replay?as=1&step=" + step).ok().json();
      assertThat(frame.path("seat").isNull()).isEqualTo(step == 0);
      // The move itself is for the seat that made it; others have what they were told.
      assertThat(frame.path("move").isNull()).isEqualTo(frame.path("seat").asInt() != 1);
      for (var event : frame.path("events")) numbers.add(event.path("n").asInt());
    }
    assertThat(numbers).isSorted().doesNotHaveDuplicates();
  }

  @Test
  void theReplayTellsNobodyWhichCardAnotherHasReserved() {
    var table = ann.create("me", "open");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    ann.move(table, ann.state(table).path("seq").asInt(), "reserve level 3").ok();
    var replay = "/api/tables/" + table + "/replay?step=1";
    assertThat(ann.get(replay).ok().json().path("move").asText()).isEqualTo("reserve level 3");
    assertThat(ben.get(replay).ok().json().path("move").isNull()).isTrue();
    assertThat(cleo.get(replay).ok().json().path("move").isNull()).isTrue();
    assertThat(ann.get(replay + "&as=spectator").ok().json().path("move").isNull()).isTrue();
  }

  @Test
  void howItWentIsToldAfterTheEndAndLeadsIntoTheReplay() {
    var table = ann.create("me", "random");
    ann.play(table, new Random(11), 3);
    ann.get("/api/tables/" + table + "/course").refused("conflict");
    ann.play(table, new Random(11), 1000);
    var over = ann.state(table);
    var course = ann.get("/api/tables/" + table + "/course").ok().json();
    var moments = course.path("moments");
    assertThat(course.path("lines")).hasSize(2);
    assertThat(moments.get(0).path("step").asInt()).isZero();
    var last = moments.get(moments.size() - 1);
    assertThat(last.path("step").asInt()).isEqualTo(course.path("steps").asInt());
    assertThat(last.path("values")).isEqualTo(over.path("outcome").path("scores"));
    var turnings = course.path("turnings");
    assertThat(turnings.size()).isBetween(6, 25);
    assertThat(turnings).filteredOn(turning -> turning.path("great").asBoolean()).hasSize(5);
    for (var turning : turnings) {
      var step = turning.path("step").asInt();
      var frame = ann.get("/api/tables/" + table + "/replay?as=0&step=" + step).ok().json();
      assertThat(turning.path("told")).isNotEmpty().isSubsetOf(frame.path("events"));
      for (var event : turning.path("told")) {
        assertThat(event.path("phrase").path("key").asText()).isNotEqualTo("splendor.refilled");
      }
    }
  }

  @Test
  void whereItTurnedIsToldByWhatChangedTheFigures() {
    var table = ann.create("gauntlet", Map.of("thanos", "1"), "link", true, "me", "random");
    ann.play(table, new Random(11), 1000);
    var course = ann.get("/api/tables/" + table + "/course").ok().json();
    assertThat(course.path("turnings")).isNotEmpty();
    for (var turning : course.path("turnings")) {
      for (var event : turning.path("told")) {
        assertThat(event.path("kind").asText()).isNotIn("turn", "drew", "chose", "missed");
      }
    }
  }

  @Test
  void whatWasToldLongAgoIsToldAgainWhenAskedFor() {
    var table = ann.create("me", "random");
    ann.play(table, new Random(17), 1000);
    var last = ann.state(table).path("lastEvent").asInt();
    var numbers = new ArrayList<Integer>();
    for (int before = last + 1; before > 1; before = numbers.getFirst()) {
      var page = ann.get("/api/tables/" + table + "/events?before=" + before).ok().json();
      for (int i = page.size() - 1; i >= 0; i--) numbers.addFirst(page.get(i).path("n").asInt());
    }
    assertThat(numbers).hasSize(last).first().isEqualTo(1);
    assertThat(numbers).isSorted().doesNotHaveDuplicates();
    cleo.get("/api/tables/" + table + "/events?before=x").refused("malformed");
  }
}
