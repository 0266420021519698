package sixstones.server.storage;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import sixstones.engine.Options;
import sixstones.engine.chance.Seed;
import sixstones.engine.chance.Shares;
import sixstones.server.tables.TableHead;
import sixstones.server.tables.Tempo;
import sixstones.server.tables.TimeControl;
import sixstones.server.tables.TimeControl.TimeUp;
import sixstones.server.tables.Visibility;

/** Heads of tables as rows. */
final class Heads {

  private Heads() {}

  static void insert(Handle handle, TableHead head) {
    handle
        .createUpdate(
            """
            insert into tables
              (id, game, seats, options, seed, host, visibility, spectators, tempo, time_up,
               created_at)
            values
              (:id, :game, :seats, :options, :seed, :host, :visibility, :spectators, :tempo, :timeUp,
               :createdAt)
            """)
        .bind("id", head.id())
        .bind("game", head.game())
        .bind("seats", head.seats())
        .bind("options", write(head.options()))
        .bind("seed", head.seed().hex())
        .bind("host", head.host())
        .bind("visibility", head.visibility().text())
        .bind("spectators", head.spectators() ? 1 : 0)
        .bind("tempo", head.time().tempo().text())
        .bind("timeUp", head.time().timeUp().text())
        .bind("createdAt", head.createdAt().toEpochMilli())
        .execute();
  }

  static TableHead read(ResultSet row) throws SQLException {
    return new TableHead(
        row.getString("id"),
        row.getString("game"),
        row.getInt("seats"),
        readOptions(row.getString("options")),
        Seed.ofHex(row.getString("seed")),
        Shares.NONE,
        row.getString("host"),
        Visibility.of(row.getString("visibility")),
        row.getInt("spectators") != 0,
        new TimeControl(
            Tempo.of(row.getString("tempo")).orElseThrow(), TimeUp.of(row.getString("time_up"))),
        Instant.ofEpochMilli(row.getLong("created_at")));
  }

  /** One option a line; ids and values are words of ours. */
  private static String write(Options options) {
    return options.sorted().entrySet().stream()
        .map(option -> option.getKey() + "=" + option.getValue())
        .collect(Collectors.joining("\n"));
  }

  private static Options readOptions(String text) {
    var values = new TreeMap<String, String>();
    text.lines()
        .forEach(
            line -> {
              int equals = line.indexOf('=');
              values.put(line.substring(0, equals), line.substring(equals + 1));
            });
    return new Options(values);
  }
}
