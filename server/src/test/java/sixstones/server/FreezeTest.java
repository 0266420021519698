package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixstones.archive.Shelf;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.GameInfo;
import sixstones.engine.Judgement;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.chance.Chance;
import sixstones.engine.text.Tree;
import sixstones.server.settings.Settings;

/** When the rules change under a running table, nothing changes in silence. */
final class FreezeTest {

  /** The same game under another version of its rules. */
  private record Renumbered<P extends Position<P, M>, M extends Move>(
      Game<P, M> game, int rulesVersion) implements Game<P, M> {

    @Override
    public GameInfo info() {
      return game.info().withRulesVersion(rulesVersion);
    }

    @Override
    public P deal(Deal deal) {
      return game.deal(deal);
    }

    @Override
    public M readMove(String notation) {
      return game.readMove(notation);
    }

    @Override
    public P readPosition(Tree.Mapping text, Chance chance) {
      return game.readPosition(text, chance);
    }

    @Override
    public Judgement<P, M> judgement() {
      return game.judgement();
    }
  }

  /** Two people sit down and the game starts; then comes the first move. */
  private static final int FIRST_MOVE = 4;

  private String database;

  @BeforeEach
  void choose(@TempDir Path directory) {
    database = Databases.sqlite(directory);
  }

  private Server start(int rulesVersion) {
    var shelf = Shelf.of(List.of(renumbered(Shelf.installed().get("splendor"), rulesVersion)));
    return Server.start(Settings.local(0, database), shelf);
  }

  private static <P extends Position<P, M>, M extends Move> Game<P, M> renumbered(
      Game<P, M> game, int rulesVersion) {
    return new Renumbered<>(game, rulesVersion);
  }

  /** Plays some moves of two people, and answers the table. */
  private static String played(Person ann, Person ben, int moves) {
    var table = ann.create("me", "open");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    var random = new Random(37);
    for (int move = 0; move < moves; move++) playOne(table, ann, ben, random);
    return table;
  }

  private static void playOne(String table, Person ann, Person ben, Random random) {
    var chooser = ann.state(table).path("toChoose").asInt();
    assertThat((chooser == 0 ? ann : ben).play(table, random, 1)).isEqualTo(1);
  }

  @Test
  void aTableUnderOtherRulesWaitsForTheAgreementOfItsPeople() {
    Person ann;
    Person ben;
    String table;
    String view;
    try (var server = start(1)) {
      ann = new Person(server.port());
      ben = new Person(server.port());
      table = played(ann, ben, 20);
      view = ann.state(table).path("view").toString();
    }
    try (var server = start(2)) {
      ann.at(server.port());
      ben.at(server.port());
      var frozen = ann.state(table);
      assertThat(frozen.path("phase").asText()).isEqualTo("frozen");
      assertThat(frozen.path("rulesVersion").asInt()).isEqualTo(1);
      assertThat(frozen.path("frozen").path("rulesVersion").asInt()).isEqualTo(2);
      assertThat(frozen.path("frozen").path("backToSnapshot").asBoolean()).isFalse();
      assertThat(frozen.path("view").toString()).isEqualTo(view);
      assertThat(frozen.path("choice").isNull()).isTrue();
      ann.move(table, frozen.path("seq").asInt(), "take mind space soul").refused("conflict");
      ann.post("/api/tables/" + table + "/continue").ok();
      assertThat(ben.state(table).path("frozen").path("agreed").get(0).asInt()).isZero();
      assertThat(ben.state(table).path("phase").asText()).isEqualTo("frozen");
      ben.post("/api/tables/" + table + "/continue").ok();
      assertThat(ben.state(table).path("phase").asText()).isEqualTo("running");
      assertThat(ben.state(table).path("view")).isNotNull();
      playOne(table, ann, ben, new Random(1));
    }
  }

  /** The rules are those of today; the texts of positions have another format. */
  private Server startReworded() {
    var shelf = Shelf.of(List.of(reworded(Shelf.installed().get("splendor"))));
    return Server.start(Settings.local(0, database), shelf);
  }

  private Server startAsItIs() {
    return start(Shelf.installed().get("splendor").info().rulesVersion());
  }

  @Test
  void aTableGoesOnFromASnapshotOfAnEarlierFormat() {
    Person ann;
    Person ben;
    String table;
    String view;
    try (var server = startAsItIs()) {
      ann = new Person(server.port());
      ben = new Person(server.port());
      table = played(ann, ben, 40);
      view = ann.state(table).path("view").toString();
    }
    assertThat(positions()).isNotEmpty().allMatch(text -> text.startsWith("{\"format\":\"1\""));
    // So that the table can be opened from a snapshot and in no other way.
    leadElsewhereAt(FIRST_MOVE);
    try (var server = startReworded()) {
      ann.at(server.port());
      ben.at(server.port());
      var state = ann.state(table);
      assertThat(state.path("phase").asText()).isEqualTo("running");
      assertThat(state.path("view").toString()).isEqualTo(view);
      var random = new Random(1);
      for (int move = 0; move < 10; move++) playOne(table, ann, ben, random);
    }
    assertThat(positions()).anyMatch(text -> text.startsWith("{\"format\":\"2\""));
  }

  @Test
  void aSnapshotWithoutANumberIsOfTheFirstFormat() {
    Person ann;
    String table;
    try (var server = startAsItIs()) {
      ann = new Person(server.port());
      table = played(ann, new Person(server.port()), 40);
    }
    change("update snapshots set position = replace(position, '\"format\":\"1\",', '')");
    assertThat(positions()).isNotEmpty().noneMatch(text -> text.contains("format"));
    leadElsewhereAt(FIRST_MOVE);
    try (var server = startReworded()) {
      ann.at(server.port());
      assertThat(ann.state(table).path("phase").asText()).isEqualTo("running");
    }
  }

  @Test
  void aTableGoesOnByItsLogWhereALaterVersionWroteItsSnapshots() {
    Person ann;
    Person ben;
    String table;
    String view;
    try (var server = startReworded()) {
      ann = new Person(server.port());
      ben = new Person(server.port());
      table = played(ann, ben, 40);
      view = ann.state(table).path("view").toString();
    }
    try (var server = startAsItIs()) {
      ann.at(server.port());
      ben.at(server.port());
      assertThat(ann.state(table).path("phase").asText()).isEqualTo("running");
      assertThat(ann.state(table).path("view").toString()).isEqualTo(view);
      playOne(table, ann, ben, new Random(1));
      ann.get("/api/tables/" + table + "/replay?step=17").ok();
    }
  }

  private List<String> positions() {
    return Jdbi.create(database)
        .withHandle(
            handle ->
                handle.createQuery("select position from snapshots").mapTo(String.class).list());
  }

  /** As if the rules had led elsewhere with an entry. */
  private void leadElsewhereAt(int seq) {
    change("update entries set checksum = 'other' where seq = " + seq);
  }

  private void change(String sql) {
    Jdbi.create(database).useHandle(handle -> handle.execute(sql));
  }

  private static <P extends Position<P, M>, M extends Move> Game<?, ?> reworded(Game<P, M> game) {
    return new Reworded<>(game);
  }

  @Test
  void aLogThatLeadsElsewhereGoesOnFromItsLastSnapshot() {
    Person ann;
    Person ben;
    String table;
    int told;
    try (var server = start(1)) {
      ann = new Person(server.port());
      ben = new Person(server.port());
      table = played(ann, ben, 20);
      told = ann.state(table).path("lastEvent").asInt();
    }
    // The eighteenth move.
    leadElsewhereAt(21);
    int seq;
    int afterSnapshot;
    try (var server = start(2)) {
      ann.at(server.port());
      ben.at(server.port());
      var frozen = ann.state(table);
      assertThat(frozen.path("phase").asText()).isEqualTo("frozen");
      assertThat(frozen.path("frozen").path("backToSnapshot").asBoolean()).isTrue();
      // The snapshot after sixteen moves.
      assertThat(frozen.path("lastEvent").asInt()).isPositive().isLessThan(told);
      afterSnapshot = frozen.path("lastEvent").asInt();
      ann.post("/api/tables/" + table + "/continue").ok();
      ben.post("/api/tables/" + table + "/continue").ok();
      var running = ann.state(table);
      assertThat(running.path("phase").asText()).isEqualTo("running");
      assertThat(running.path("rulesVersion").asInt()).isEqualTo(2);
      assertThat(running.path("view")).isEqualTo(frozen.path("view"));
      assertThat(running.path("canUndo").asBoolean()).isFalse();
      playOne(table, ann, ben, new Random(1));
      seq = ann.state(table).path("seq").asInt();
      assertThat(ann.state(table).path("events").get(0).path("n").asInt())
          .isEqualTo(afterSnapshot + 1);
    }
    try (var server = start(2)) {
      ann.at(server.port());
      assertThat(ann.state(table).path("phase").asText()).isEqualTo("running");
      assertThat(ann.state(table).path("seq").asInt()).isEqualTo(seq);
    }
  }
}
