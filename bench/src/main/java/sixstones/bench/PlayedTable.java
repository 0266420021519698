package sixstones.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.ArrayList;
import java.util.random.RandomGenerator;
import sixstones.archive.Shelf;
import sixstones.engine.Options;
import sixstones.engine.Seat;
import sixstones.engine.chance.Seed;
import sixstones.server.desk.MoveDesk;
import sixstones.server.settings.Settings;
import sixstones.server.storage.Database;
import sixstones.server.storage.Storage;
import sixstones.server.tables.Act;
import sixstones.server.tables.NewTable;
import sixstones.server.tables.TableHead;
import sixstones.server.tables.Tables;
import sixstones.server.tables.Visibility;

/** Tables of random games in an SQLite file of their own. */
final class PlayedTable implements AutoCloseable {

  private final Database database;
  private final Storage storage;
  private final Tables tables;
  private final MoveDesk desk;
  private final RandomGenerator random = RandomGenerator.of("L64X128MixRandom");
  private int made;

  PlayedTable() {
    try {
      var directory = Files.createTempDirectory("sixstones-bench");
      database = Database.open(Settings.sqlite(directory));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    storage = new Storage(database);
    tables = freshTables();
    desk = new MoveDesk(tables);
  }

  /** As after a restart: nothing is in memory. */
  Tables freshTables() {
    return new Tables(storage, Shelf.installed());
  }

  Tables tables() {
    return tables;
  }

  /** A table that has not begun to be played. */
  String deal(String game, int seats) {
    var bytes = new byte[Seed.BYTES];
    new SecureRandom().nextBytes(bytes);
    var id = "bench" + made++;
    var acts = new ArrayList<Act>();
    for (int seat = 0; seat < seats; seat++) acts.add(new Act.Bot(seat, "random"));
    acts.add(new Act.Start(Shelf.installed().get(game).info().rulesVersion()));
    tables.create(
        new NewTable(
            new TableHead(
                id,
                game,
                seats,
                Options.STANDARD,
                Seed.of(bytes),
                "host",
                Visibility.LINK,
                true,
                Instant.EPOCH),
            acts));
    return id;
  }

  /** Plays a random move; false if the game is over. */
  boolean move(String id) {
    record Turn(int seat, int seq, String move) {}
    var turn =
        tables.look(
            id,
            table -> {
              var play = table.play().orElseThrow();
              if (play.isOver()) return new Turn(0, 0, "");
              int seat = play.chooser().getAsInt();
              var offers = play.question(Seat.of(seat)).orElseThrow().offers();
              var move = offers.get(random.nextInt(offers.size())).move().notation();
              return new Turn(seat, table.seq(), move);
            });
    return !turn.move().isEmpty() && desk.botMove(id, turn.seat(), turn.seq(), turn.move());
  }

  /** A game that is still running after so many moves. */
  String played(String game, int seats, int moves) {
    while (true) {
      var id = deal(game, seats);
      int done = 0;
      while (done < moves && move(id)) done++;
      if (done == moves) return id;
    }
  }

  /** Another table with the same log, without snapshots: it can only be told from its deal on. */
  String copyOfLog(String id) {
    var copy = "bench" + made++;
    return database.write(
        handle -> {
          handle.execute(
              """
              insert into tables
                (id, game, seats, options, seed, host, visibility, spectators, created_at)
              select ?, game, seats, options, seed, host, visibility, spectators, created_at
              from tables where id = ?
              """,
              copy,
              id);
          handle.execute(
              """
              insert into entries (table_id, seq, kind, seat, body, holder, checksum, at)
              select ?, seq, kind, seat, body, holder, checksum, at
              from entries where table_id = ?
              """,
              copy,
              id);
          return copy;
        });
  }

  @Override
  public void close() {
    storage.close();
  }
}
