package sixstones.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import sixstones.server.storage.Backup;

/**
 * Makes a golden database and golden records: plays at a running server, of whatever version, what
 * tables of all kinds are made of, and keeps its file. docs/hosting.md tells when that is due.
 */
final class GoldenMaker {

  /** Of two people who play at every golden table. */
  static final String ANN = "A".repeat(43);

  static final String BEN = "B".repeat(43);

  /** Enough for two snapshots and moves after the last of them. */
  private static final int MOVES = 20;

  private static final int LONGEST = 3_000;

  private final Random random = new Random(8);
  private final Person ann;
  private final Person ben;

  private GoldenMaker(int port) {
    ann = new Person(port, ANN);
    ben = new Person(port, BEN);
  }

  /** Wants the port of a server, the SQLite file it has, and the golden file to be made of it. */
  public static void main(String... args) throws IOException {
    var maker = new GoldenMaker(Integer.parseInt(args[0]));
    var golden = Path.of(args[2]);
    maker.fill();
    keep(Path.of(args[1]), golden);
    maker.keepRecords(golden.resolveSibling("records"));
  }

  private static void keep(Path database, Path golden) throws IOException {
    var copy = golden.resolveSibling(golden.getFileName() + ".copy");
    Backup.write("jdbc:sqlite:" + database, copy);
    try (var packed = new GZIPOutputStream(Files.newOutputStream(golden))) {
      Files.copy(copy, packed);
    } finally {
      Files.delete(copy);
    }
  }

  private void fill() {
    for (var game : games()) begun(game.path("id").asText(), MOVES);
    ann.create("me", "open");
    var left = begun("splendor", 3);
    ben.seat(left, 1, "leave").ok();
    ann.bot(left, 1, "random").ok();
    var taken = begun("splendor", 1);
    mover(taken).undo(taken, ann.state(taken).path("seq").asInt());
    finished("splendor");
  }

  private JsonNode games() {
    return ann.get("/api/games").ok().json();
  }

  private String begun(String game, int moves) {
    var table = ann.create(game, Map.of(), "link", true, "me", "open");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    for (int move = 0; move < moves; move++) mover(table).play(table, random, 1);
    return table;
  }

  /** Who must choose; in secret, others are not told. */
  private Person mover(String table) {
    return ann.state(table).path("choice").isNull() ? ben : ann;
  }

  private String finished(String game) {
    var table = ann.create(game, Map.of(), "public", true, "me", "random");
    ann.play(table, random, LONGEST);
    return table;
  }

  private void keepRecords(Path directory) throws IOException {
    Files.createDirectories(directory);
    for (var game : games()) {
      var id = game.path("id").asText();
      var file = directory.resolve(id + "-" + game.path("rulesVersion").asInt(1) + ".txt");
      if (Files.exists(file)) continue;
      Files.writeString(file, ann.get("/api/tables/" + finished(id) + "/record").ok().text());
    }
  }
}
