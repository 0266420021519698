package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Who finds a table, may look on, and is told of it. */
final class OnlookersTest extends OnEachDatabase {

  @Test
  void publicTablesAreListedAndMineAreFound() {
    var open = ann.createWith("public", true, "me", "open");
    var hidden = ann.createWith("link", true, "me", "open");
    var listed = ben.get("/api/tables").ok().json().findValuesAsText("table");
    assertThat(listed).contains(open).doesNotContain(hidden);
    assertThat(ann.get("/api/tables/mine").ok().json().findValuesAsText("table"))
        .containsExactly(hidden, open);
    assertThat(ben.get("/api/tables/mine").ok().json()).isEmpty();
    ben.sit(open, 1, "Ben").ok();
    var mine = ben.get("/api/tables/mine").ok().json();
    assertThat(mine.get(0).path("yours").get(0).asInt()).isEqualTo(1);
    ben.seat(open, 1, "leave").ok();
    assertThat(ben.get("/api/tables/mine").ok().json()).isEmpty();
  }

  @Test
  void aTableWithoutSpectatorsShowsItselfToItsPeopleAlone() {
    var table = ann.createWith("link", false, "me", "open");
    cleo.get("/api/tables/" + table).ok();
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    ben.get("/api/tables/" + table).ok();
    cleo.get("/api/tables/" + table).refused("forbidden");
    cleo.get("/api/tables/" + table + "/replay?step=0").refused("forbidden");
    assertThat(cleo.listen(table, 0).closingCode()).isEqualTo(4403);
  }

  @Test
  void everyListenerIsToldOfEveryChangeOnce() {
    var table = ann.create("me", "open", "random");
    var spectator = cleo.listen(table, 0);
    assertThat(spectator.last().path("phase").asText()).isEqualTo("waiting");
    ben.sit(table, 1, "Ben").ok();
    var player = ben.listen(table, 0);
    ann.post("/api/tables/" + table + "/start").ok();
    ann.play(table, new Random(17), 1);
    ben.play(table, new Random(17), 1);
    ann.awaitTurn(table);
    int seq = ann.state(table).path("seq").asInt();
    for (var listener : List.of(spectator, player)) {
      listener.await(state -> state.path("seq").asInt() == seq);
      var numbers = new ArrayList<Integer>();
      for (var message : listener.messages()) {
        for (var event : Answer.json(message).path("events")) {
          numbers.add(event.path("n").asInt());
        }
      }
      int last = listener.last().path("lastEvent").asInt();
      assertThat(numbers)
          .containsExactlyElementsOf(IntStream.rangeClosed(1, last).boxed().toList());
    }
    assertThat(player.last().path("you").asInt()).isEqualTo(1);
    player.send("ping");
    var late = ben.listen(table, player.last().path("lastEvent").asInt());
    assertThat(late.last().path("events")).isEmpty();
  }
}
