package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** A table whose host, or everybody, has gone. */
final class HostTest extends OnEachDatabase {

  @Test
  void whoSitsThereTakesOverFromAHostWhoIsAway() {
    var table = ann.create("me", "open", "open");
    ben.sit(table, 1, "Ben").ok();
    var page = ann.listen(table, 0);
    page.await(state -> state.path("hostHere").asBoolean());
    ben.seat(table, 1, "host").refused("conflict");
    cleo.seat(table, 2, "host").refused("forbidden");
    page.close();
    Waiting.until(() -> ben.state(table), state -> !state.path("hostHere").asBoolean());
    ben.bot(table, 2, "random").refused("forbidden");
    ben.seat(table, 1, "host").ok();
    ben.seat(table, 1, "host").ok();
    restart();
    assertThat(ben.state(table).path("host").asBoolean()).isTrue();
    assertThat(ann.state(table).path("host").asBoolean()).isFalse();
    ben.bot(table, 2, "random").ok();
    ann.post("/api/tables/" + table + "/start").refused("forbidden");
    ben.post("/api/tables/" + table + "/start").ok();
    assertThat(ann.state(table).path("phase").asText()).isEqualTo("running");
  }

  @Test
  void aHostWhoGotUpLeavesTheTableToTheOthers() {
    var table = ann.create("me", "open");
    ben.sit(table, 1, "Ben").ok();
    ann.seat(table, 0, "leave").ok();
    ben.seat(table, 1, "host").ok();
    ben.bot(table, 0, "random").ok();
    ben.post("/api/tables/" + table + "/start").ok();
    assertThat(ben.awaitTurn(table).path("you").asInt()).isEqualTo(1);
  }

  @Test
  void aTableThatEverybodyLeftWaitsForTheFirstWhoComesBack() {
    var table = ann.create("me", "open", "open");
    ben.sit(table, 1, "Ben").ok();
    cleo.sit(table, 2, "Cleo").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    ann.seat(table, 0, "leave").ok();
    ben.seat(table, 1, "leave").ok();
    cleo.seat(table, 2, "leave").ok();
    restart();
    assertThat(ben.state(table).path("phase").asText()).isEqualTo("running");
    ben.seat(table, 1, "return").ok();
    ben.bot(table, 0, "random").ok();
    ben.bot(table, 2, "random").ok();
    ben.awaitTurn(table);
    assertThat(ben.play(table, new Random(4), 1)).isEqualTo(1);
    ann.seat(table, 0, "return").ok();
    assertThat(ann.state(table).path("seats").get(0).path("kind").asText()).isEqualTo("person");
  }
}
