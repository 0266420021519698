package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Games that go on from a moment of another one. */
final class BranchTest extends OnEachDatabase {

  @Test
  void aBranchBeginsWithWhatItsSeatSawThenAndIsPlayedToTheEnd() {
    var table = finished("splendor", 2);
    int step = 10;
    var seen = ann.get("/api/tables/" + table + "/replay?as=0&step=10").ok().json();
    while (seen.path("view").path("active").asInt() != 0) {
      step++;
      seen = ann.get("/api/tables/" + table + "/replay?as=0&step=" + step).ok().json();
    }
    var branch = branch(table, step, 0);
    var begun = ann.state(branch);
    assertThat(begun.path("view")).isEqualTo(seen.path("view"));
    assertThat(begun.path("you").asInt()).isZero();
    assertThat(begun.path("seats").get(1).path("kind").asText()).isEqualTo("bot");
    ann.play(branch, new Random(5), 40);
    // The bot may still be thinking; what is compared is what it leaves.
    var before = ann.awaitTurn(branch).path("view");
    restart();
    assertThat(ann.awaitTurn(branch).path("view")).isEqualTo(before);
    ann.play(branch, new Random(5), 1000);
    assertThat(ann.state(branch).path("phase").asText()).isEqualTo("over");
    var replay = ann.get("/api/tables/" + branch + "/replay?as=0&step=0").ok().json();
    assertThat(replay.path("view")).isEqualTo(seen.path("view"));
    // It has no deal that a record could begin with.
    ann.get("/api/tables/" + branch + "/record").refused("conflict");
  }

  @Test
  void whatWasHiddenIsDealtAnewEachTime() {
    var table = finished("loveletter", 3);
    Set<JsonNode> hands = new HashSet<>();
    for (int i = 0; i < 12; i++) {
      // Right after the deal: later the one whose eyes are used may have no cards any more.
      var branch = branch(table, 0, 0);
      ann.play(branch, new Random(i), 1000);
      hands.add(ann.get("/api/tables/" + branch + "/replay?as=1&step=0").ok().json().path("view"));
    }
    assertThat(hands).hasSizeGreaterThan(1);
  }

  @Test
  void aBranchIsRefusedBeforeTheEndAndAtIt() {
    var table = ann.create("me", "random");
    ann.play(table, new Random(11), 3);
    ask(table, 1, 0).refused("conflict");
    ann.play(table, new Random(11), 1000);
    int steps = ann.get("/api/tables/" + table + "/replay?as=0").json().path("steps").asInt();
    ask(table, steps, 0).refused("conflict");
    ask(table, steps + 1, 0).refused("unknown");
    ask(table, -1, 0).refused("unknown");
    ask(table, 1, 7).refused("unknown");
    ask(table, 1, -1).refused("unknown");
  }

  @Test
  void aLineIsPlayedOutAfterTheEndOnly() {
    var table = ann.create("me", "random");
    ann.play(table, new Random(11), 3);
    line(table, 0, "take mind space soul").refused("conflict");
    ann.play(table, new Random(11), 1000);
    var first = ann.get("/api/tables/" + table + "/replay?as=0&step=1").ok().json();
    var line = line(table, 0, first.path("move").asText()).ok().json();
    assertThat(line).hasSize(1);
    assertThat(line.get(0).path("view")).isEqualTo(first.path("view"));
    assertThat(line.get(0).path("events")).isNotEmpty();
    line(table, 0, "sing a song").refused("malformed");
    line(table, 0, "recruit L3-01").refused("refused");
    line(table, 9999, first.path("move").asText()).refused("unknown");
  }

  private String finished(String game, int seats) {
    var wanted = new String[seats];
    wanted[0] = "me";
    for (int seat = 1; seat < seats; seat++) wanted[seat] = "random";
    var table = ann.create(game, Map.of(), "link", true, wanted);
    ann.play(table, new Random(3), 1000);
    return table;
  }

  private String branch(String table, int step, int seat) {
    return ask(table, step, seat).ok().json().path("table").asText();
  }

  private Answer ask(String table, int step, int seat) {
    return ann.post(
        "/api/tables/" + table + "/branch",
        "{\"step\": %d, \"seat\": %d, \"name\": \"Ann\", \"level\": \"random\"}"
            .formatted(step, seat));
  }

  private Answer line(String table, int moves, String move) {
    return ann.post(
        "/api/tables/" + table + "/line",
        "{\"moves\": %d, \"line\": [\"%s\"], \"as\": \"0\"}".formatted(moves, move));
  }
}
