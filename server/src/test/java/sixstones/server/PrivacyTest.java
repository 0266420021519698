package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixstones.archive.Shelf;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.Seat;
import sixstones.engine.Spectator;
import sixstones.engine.Viewer;
import sixstones.engine.chance.FairChance;
import sixstones.engine.chance.FastChance;
import sixstones.engine.chance.Seed;
import sixstones.engine.text.TreeReader;
import sixstones.server.settings.Settings;

/**
 * Everything a viewer receives is the same from a table and from a redeal of it for that viewer:
 * states over HTTP and WebSocket, replay, answers, errors.
 *
 * <p>A table is played, then stopped. In the database its position is replaced by redeals, and it
 * goes on from there under the same id; what it answers is compared.
 */
final class PrivacyTest {

  private static final int REDEALS = 4;

  private String database;
  private Jdbi jdbi;

  @BeforeEach
  void choose(@TempDir Path directory) {
    database = Databases.sqlite(directory);
    jdbi = Jdbi.create(database);
  }

  private Server start() {
    return Server.start(Settings.local(0, database), Shelf.installed());
  }

  @Test
  void whatASeatReceivesIsTheSameInEveryRedeal() {
    compare(true);
  }

  @Test
  void whatASpectatorReceivesIsTheSameInEveryRedeal() {
    compare(false);
  }

  private void compare(boolean seated) {
    Person ann;
    Person ben;
    Person cleo;
    String table;
    try (var server = start()) {
      ann = new Person(server.port());
      ben = new Person(server.port());
      cleo = new Person(server.port());
      table = played(ann, ben);
    }
    var watched = seated ? ann : cleo;
    Viewer viewer = seated ? Seat.of(0) : Spectator.SPECTATOR;
    var truth = snapshotText(table);
    continueFromSnapshot(table);
    var expected = received(watched, ann, ben, table);
    assertThat(expected).hasSizeGreaterThan(20);
    var others = received(ben, ann, ben, table);
    for (int redeal = 0; redeal < REDEALS; redeal++) {
      var text = redealt(Shelf.installed().get("splendor"), table, truth, viewer, redeal);
      assertThat(text).isNotEqualTo(truth);
      jdbi.useHandle(
          handle ->
              handle.execute("update snapshots set position = ? where table_id = ?", text, table));
      assertThat(received(watched, ann, ben, table)).isEqualTo(expected);
    }
    // What is compared does depend on what is hidden: Ben would notice.
    assertThat(received(ben, ann, ben, table)).isNotEqualTo(others);
  }

  /** A game in which both have reserved blindly, so that there are secrets. */
  private static String played(Person ann, Person ben) {
    var table = ann.create("me", "open");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    var random = new Random(41);
    play(ann, table, "reserve level 1");
    play(ben, table, "reserve level 2");
    play(ann, table, "reserve level 3");
    play(ben, table, "reserve level 1");
    for (int move = 0; move < 8; move++) {
      var chooser = ann.state(table).path("toChoose").asInt();
      (chooser == 0 ? ann : ben).play(table, random, 1);
    }
    return table;
  }

  private static void play(Person person, String table, String move) {
    person.move(table, person.state(table).path("seq").asInt(), move).ok();
  }

  private String snapshotText(String table) {
    return jdbi.withHandle(
        handle ->
            handle
                .createQuery(
                    "select position from snapshots where table_id = ? order by seq desc limit 1")
                .bind(0, table)
                .mapTo(String.class)
                .one());
  }

  private void continueFromSnapshot(String table) {
    jdbi.useHandle(
        handle -> {
          handle.execute(
              """
              insert into entries (table_id, seq, kind, body, at)
              select table_id, max(seq) + 1, 'thaw',
                '%d ' || (select max(seq) from snapshots where table_id = ?), 0
              from entries where table_id = ?
              """
                  .formatted(Shelf.installed().get("splendor").info().rulesVersion()),
              table,
              table);
        });
  }

  private <P extends Position<P, M>, M extends Move> String redealt(
      Game<P, M> game, String table, String text, Viewer viewer, int number) {
    var seed =
        jdbi.withHandle(
            handle ->
                handle
                    .createQuery("select seed from tables where id = ?")
                    .bind(0, table)
                    .mapTo(String.class)
                    .one());
    var position =
        game.readPosition(
            TreeReader.of(Yaml.read(text)).mapping(), new FairChance(Seed.ofHex(seed)));
    return Yaml.write(position.redeal(viewer, FastChance.of(43, number)).text());
  }

  /** Everything a person can make the table tell. */
  private List<String> received(Person person, Person ann, Person ben, String table) {
    var all = new ArrayList<String>();
    try (var server = start()) {
      person.at(server.port());
      var path = "/api/tables/" + table;
      var state = person.get(path).ok();
      all.add(state.text());
      var listener = person.listen(table, 0);
      // The page itself is connected now, which is no secret.
      all.add(listener.last().toString());
      listener.close();
      all.add(
          person
              .get("/api/tables/mine")
              .ok()
              .text()
              .replaceAll("\"connected\":true", "\"connected\":false"));
      all.add(person.get(path + "/replay?step=0").text());
      all.add(person.get(path + "/replay?step=0&as=1").text());
      all.add(person.get(path + "/replay?step=0&as=spectator").text());
      all.add(person.get(path + "/record").text());
      int seq = state.json().path("seq").asInt();
      for (var thing : things(state)) all.add(person.get(path + "/why?thing=" + thing).text());
      for (var move :
          List.of(
              "reserve level 1",
              "reserve level 2",
              "reserve level 3",
              "take time",
              "undo",
              "recruit L1-01",
              "recruit L2-01",
              "recruit L3-01",
              "reserve L3-20",
              "nonsense")) {
        all.add(move + person.post(path + "/why", "{\"move\": \"" + move + "\"}").text());
        all.add(move + person.move(table, seq - 1, move).text());
      }
      all.add(person.undo(table, seq).text());
      // What follows from the same public moves is the same too.
      ann.at(server.port());
      ben.at(server.port());
      for (int turn = 0; turn < 3; turn++) {
        var chooser = ann.state(table).path("toChoose").asInt() == 0 ? ann : ben;
        playPublicMove(chooser, table);
        all.add(person.get(path + "?after=3").ok().text());
      }
    }
    jdbi.useHandle(
        handle ->
            handle.execute(
                "delete from entries where table_id = ? and seq > "
                    + "(select seq from entries where table_id = ? and kind = 'thaw')",
                table,
                table));
    return all.stream()
        .map(text -> text.replaceAll("\"at\":\"[^\"]*\"|\"movedAt\":\"[^\"]*\"", ""))
        .map(text -> text.replaceAll("\"connected\":true", "\"connected\":false"))
        .toList();
  }

  private static void playPublicMove(Person chooser, String table) {
    var state = chooser.state(table);
    for (var move : state.path("choice").path("moves")) {
      var notation = move.path("move").asText();
      if (notation.startsWith("take") || notation.startsWith("return")) {
        chooser.move(table, state.path("seq").asInt(), notation).ok();
        return;
      }
    }
    throw new AssertionError("no public move: " + state.path("choice"));
  }

  private static List<String> things(Answer state) {
    var things = new ArrayList<String>(List.of("deck:1", "deck:2", "deck:3", "supply:mind"));
    for (var row : state.json().path("view").path("rows")) {
      for (var card : row.path("cards")) things.add("card:" + card.asText());
    }
    return things.stream().distinct().collect(Collectors.toList());
  }
}
