package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import sixstones.archive.Shelf;
import sixstones.engine.chance.Seed;
import sixstones.engine.record.RecordText;
import sixstones.engine.record.Replay;
import sixstones.testkit.Rule;

/** From the first deal to the rematch. */
final class TableLifeTest extends OnEachDatabase {

  @Test
  @Rule({"G-INFO-05b", "G-RULE-35b"})
  void aTableWithoutOpenSeatsStartsByItselfAndIsPlayedToTheEnd() {
    var table = ann.create("me", "greedy");
    var begun = ann.state(table);
    assertThat(begun.path("phase").asText()).isEqualTo("running");
    assertThat(begun.path("seed").isNull()).isTrue();
    ann.get("/api/tables/" + table + "/record").refused("conflict");
    ann.post("/api/tables/" + table + "/rematch").refused("conflict");

    ann.play(table, new Random(1), 1000);

    var over = ann.state(table);
    assertThat(over.path("phase").asText()).isEqualTo("over");
    assertThat(over.path("outcome").path("scores")).hasSize(2);
    assertThat(over.path("toChoose").isNull()).isTrue();
    assertThat(Seed.ofHex(over.path("seed").asText()).commitment())
        .isEqualTo(begun.path("commitment").asText());

    var record = RecordText.read(ann.get("/api/tables/" + table + "/record").ok().text());
    var match = Replay.verify(Shelf.installed().get("splendor"), record);
    assertThat(match.isOver()).isTrue();
    assertThat(record.names()).containsExactly("Ann", "bot greedy");
  }

  @Test
  void aRestartInTheMiddleLosesNothing() {
    var table = ann.create("me", "open", "greedy");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    var random = new Random(7);
    for (int round = 0; round < 4; round++) {
      ann.play(table, random, 1);
      ben.play(table, random, 1);
    }
    ann.awaitTurn(table);
    var annSaw = ann.state(table);
    var benSaw = ben.state(table);
    var cleoSaw = cleo.state(table);
    restart();
    assertThat(ann.state(table)).isEqualTo(annSaw);
    assertThat(ben.state(table)).isEqualTo(benSaw);
    assertThat(cleo.state(table)).isEqualTo(cleoSaw);
    assertThat(annSaw.path("events").size()).isEqualTo(annSaw.path("lastEvent").asInt());
    int after = annSaw.path("lastEvent").asInt() - 3;
    var rest = ann.get("/api/tables/" + table + "?after=" + after).ok().json().path("events");
    assertThat(rest).hasSize(3);
    assertThat(rest.get(0).path("n").asInt()).isEqualTo(after + 1);
    assertThat(ann.play(table, random, 1)).isEqualTo(1);
  }

  @Test
  void aRematchRotatesTheSeatsAndIsTheSameForEverybody() {
    var table = ann.create("me", "open", "random");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    var random = new Random(13);
    while (ann.state(table).path("phase").asText().equals("running")) {
      var chooser = ann.state(table).path("toChoose").asInt();
      if (chooser == 0) ann.play(table, random, 1);
      if (chooser == 1) ben.play(table, random, 1);
    }
    cleo.post("/api/tables/" + table + "/rematch").refused("forbidden");
    var next = ben.post("/api/tables/" + table + "/rematch").ok().json().path("table").asText();
    assertThat(ann.post("/api/tables/" + table + "/rematch").ok().json().path("table").asText())
        .isEqualTo(next);
    assertThat(ann.state(table).path("rematch").asText()).isEqualTo(next);
    var state = ann.state(next);
    assertThat(state.path("phase").asText()).isEqualTo("running");
    assertThat(state.path("you").asInt()).isEqualTo(2);
    assertThat(state.path("host").asBoolean()).isTrue();
    assertThat(ben.state(next).path("you").asInt()).isEqualTo(0);
    assertThat(state.path("seats").get(1).path("avatar").asText())
        .as("the same bot")
        .isEqualTo("owl");
    assertThat(state.path("commitment")).isNotEqualTo(ann.state(table).path("commitment"));
  }

  @Test
  void whoPlayedWithOthersIsTheOneAgainstAllInTheRematch() {
    var alone = Map.of("thanos", "0");
    var table = ann.create("gauntlet", alone, "link", true, "random", "random", "me");
    ann.play(table, new Random(5), 1000);
    var next = ann.post("/api/tables/" + table + "/rematch").ok().json().path("table").asText();
    assertThat(ann.state(next).path("you").asInt()).isZero();
  }
}
