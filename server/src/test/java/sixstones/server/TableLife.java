package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import sixstones.archive.Shelf;
import sixstones.engine.chance.Seed;
import sixstones.engine.record.RecordText;
import sixstones.engine.record.Replay;
import sixstones.server.settings.Settings;
import sixstones.testkit.Rule;

/** The whole life of tables; the same on every database. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class TableLife {

  private String database;
  private Server server;
  private Person ann;
  private Person ben;
  private Person cleo;

  abstract String database(Path directory);

  @BeforeAll
  void start(@TempDir Path directory) {
    database = database(directory);
    server = Server.start(Settings.local(0, database), Shelf.installed());
  }

  @BeforeEach
  void come() {
    ann = new Person(server.port());
    ben = new Person(server.port());
    cleo = new Person(server.port());
  }

  @AfterAll
  void stop() {
    server.close();
  }

  private void restart() {
    server.close();
    server = Server.start(Settings.local(0, database), Shelf.installed());
    ann.at(server.port());
    ben.at(server.port());
    cleo.at(server.port());
  }

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
  void aFriendJoinsByLinkAndTheHostStarts() {
    var table = ann.create("me", "open", "random");
    assertThat(ann.state(table).path("phase").asText()).isEqualTo("waiting");
    assertThat(ann.state(table).path("view").isNull()).isTrue();
    ann.post("/api/tables/" + table + "/start").refused("conflict");
    ben.sit(table, 0, "Ben").refused("conflict");
    ben.sit(table, 1, "Ben").ok();
    ben.sit(table, 1, "Ben").ok();
    cleo.sit(table, 1, "Cleo").refused("conflict");
    ben.post("/api/tables/" + table + "/start").refused("forbidden");
    ann.post("/api/tables/" + table + "/start").ok();

    var seen = ben.state(table);
    assertThat(seen.path("you").asInt()).isEqualTo(1);
    assertThat(seen.path("host").asBoolean()).isFalse();
    assertThat(seen.path("seats").get(0).path("name").asText()).isEqualTo("Ann");
    assertThat(seen.path("seats").get(2).path("level").asText()).isEqualTo("random");
    assertThat(cleo.state(table).path("you").isNull()).isTrue();
    cleo.sit(table, 2, "Cleo").refused("conflict");
  }

  @Test
  void theHostFillsOpensAndClosesSeatsBeforeTheStart() {
    var table = ann.create("me", "open", "open");
    ben.bot(table, 1, "greedy").refused("forbidden");
    ann.bot(table, 1, "greedy").ok();
    ann.bot(table, 2, "clever").refused("malformed");
    ann.seat(table, 1, "open").ok();
    ben.sit(table, 1, "Ben").ok();
    ben.seat(table, 1, "leave").ok();
    assertThat(ann.state(table).path("seats").get(1).path("kind").asText()).isEqualTo("open");
    ann.bot(table, 1, "random").ok();
    ann.bot(table, 2, "random").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    ann.seat(table, 1, "open").refused("conflict");
  }

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
  void theHostReplacesWhoLeftAndThePersonComesBack() {
    var table = ann.create("me", "open");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    ben.seat(table, 1, "leave").ok();
    ben.bot(table, 0, "random").refused("forbidden");
    ann.bot(table, 1, "random").ok();
    var seat = cleo.state(table).path("seats").get(1);
    assertThat(seat.path("kind").asText()).isEqualTo("bot");
    assertThat(seat.path("name").asText()).isEqualTo("Ben");
    assertThat(seat.path("absent").asBoolean()).isTrue();
    ann.play(table, new Random(3), 2);
    ann.awaitTurn(table);
    cleo.seat(table, 1, "return").refused("forbidden");
    ben.seat(table, 1, "return").ok();
    assertThat(ben.state(table).path("seats").get(1).path("kind").asText()).isEqualTo("person");
    ann.play(table, new Random(3), 1);
    assertThat(ben.play(table, new Random(3), 1)).isEqualTo(1);
  }

  @Test
  void aVoteOfAllOthersReplacesAnAbsentPlayer() {
    var table = ann.create("me", "open", "open");
    ben.sit(table, 1, "Ben").ok();
    cleo.sit(table, 2, "Cleo").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    ann.seat(table, 0, "leave").ok();
    ben.bot(table, 0, "greedy").ok();
    var votes = ben.state(table).path("botVotes");
    assertThat(votes).hasSize(1);
    assertThat(votes.get(0).path("votes")).hasSize(1);
    assertThat(ben.state(table).path("seats").get(0).path("kind").asText()).isEqualTo("person");
    cleo.bot(table, 0, "greedy").ok();
    assertThat(ben.state(table).path("botVotes")).isEmpty();
    assertThat(ben.state(table).path("seats").get(0).path("kind").asText()).isEqualTo("bot");
    assertThat(ben.play(table, new Random(5), 1)).isEqualTo(1);
    ann.move(table, ann.state(table).path("seq").asInt(), "pass").refused("conflict");
  }

  @Test
  void aConnectedPersonIsNotReplaced() {
    var table = ann.create("me", "open");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    var listener = ben.listen(table, 0);
    listener.await(state -> state.path("you").asInt() == 1);
    ann.bot(table, 1, "random").refused("conflict");
    listener.close();
    Waiting.until(
        () -> ann.state(table), state -> !state.path("seats").get(1).path("connected").asBoolean());
    ann.bot(table, 1, "random").ok();
  }

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
  void whoComesAndGoesIsToldInTheLog() {
    var table = ann.create("me", "open");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    ben.seat(table, 1, "leave").ok();
    ann.bot(table, 1, "random").ok();
    ben.seat(table, 1, "return").ok();
    assertThat(told(ann.state(table).path("events")))
        .containsSubsequence("engine.left", "engine.standIn", "engine.returned");
    assertThat(told(ann.get("/api/tables/" + table + "/events").ok().json()))
        .isEqualTo(told(ann.state(table).path("events")));
  }

  private static List<String> told(JsonNode events) {
    var keys = new ArrayList<String>();
    for (var event : events) keys.add(event.path("phrase").path("key").asText());
    return keys;
  }

  @Test
  void whoGivesUpLeavesTheGameToABotAndTheLastOneEndsIt() {
    var table = ann.create("me", "open");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    ben.seat(table, 1, "resign").ok();
    assertThat(ben.get("/api/tables/mine").ok().json()).isEmpty();
    var seat = ann.state(table).path("seats").get(1);
    assertThat(seat.path("kind").asText()).isEqualTo("bot");
    // What was done under the name stays under it.
    assertThat(seat.path("name").asText()).isEqualTo("Ben");
    ben.seat(table, 1, "return").refused("forbidden");
    assertThat(ann.play(table, new Random(3), 2)).isEqualTo(2);
    ann.seat(table, 0, "resign").ok();
    assertThat(ann.state(table).path("phase").asText()).isEqualTo("over");
    assertThat(ann.state(table).path("outcome").isNull()).isTrue();
    ann.get("/api/tables/" + table + "/record").refused("conflict");
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
    assertThat(state.path("commitment")).isNotEqualTo(ann.state(table).path("commitment"));
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
