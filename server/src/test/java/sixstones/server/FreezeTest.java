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

  /** Plays twenty moves of two people under version 1, and answers the table. */
  private String played(Person ann, Person ben) {
    var table = ann.create("me", "open");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    var random = new Random(37);
    for (int move = 0; move < 20; move++) {
      var chooser = ann.state(table).path("toChoose").asInt();
      (chooser == 0 ? ann : ben).play(table, random, 1);
    }
    return table;
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
      table = played(ann, ben);
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
      var chooser = ann.state(table).path("toChoose").asInt();
      assertThat((chooser == 0 ? ann : ben).play(table, new Random(1), 1)).isEqualTo(1);
    }
  }

  @Test
  void aTableGoesOnAlthoughTextsOfPositionsLookDifferent() {
    Person ann;
    Person ben;
    String table;
    String view;
    try (var server = start(Shelf.installed().get("splendor").info().rulesVersion())) {
      ann = new Person(server.port());
      ben = new Person(server.port());
      table = played(ann, ben);
      view = ann.state(table).path("view").toString();
    }
    var shelf = Shelf.of(List.of(reworded(Shelf.installed().get("splendor"))));
    try (var server = Server.start(Settings.local(0, database), shelf)) {
      ann.at(server.port());
      ben.at(server.port());
      var state = ann.state(table);
      assertThat(state.path("phase").asText()).isEqualTo("running");
      assertThat(state.path("view").toString()).isEqualTo(view);
      var chooser = state.path("toChoose").asInt();
      assertThat((chooser == 0 ? ann : ben).play(table, new Random(1), 1)).isEqualTo(1);
      ann.get("/api/tables/" + table + "/replay?step=17").ok();
    }
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
      table = played(ann, ben);
      told = ann.state(table).path("lastEvent").asInt();
    }
    // As if the rules had led elsewhere from the eighteenth move on.
    Jdbi.create(database)
        .useHandle(
            handle -> handle.execute("update entries set checksum = 'other' where seq = 21"));
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
      var chooser = running.path("toChoose").asInt();
      assertThat((chooser == 0 ? ann : ben).play(table, new Random(1), 1)).isEqualTo(1);
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
