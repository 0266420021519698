package sixstones.server.storage;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import sixstones.server.play.Tally;
import sixstones.server.tables.Snapshot;

/** Snapshots as rows. */
final class Snapshots {

  private Snapshots() {}

  static void insert(Handle handle, String table, Snapshot snapshot) {
    handle
        .createUpdate(
            """
            insert into snapshots (table_id, seq, steps, drawn, told, unseen, position, clocks)
            values (:table, :seq, :steps, :drawn, :told, :unseen, :position, :clocks)
            """)
        .bind("table", table)
        .bind("seq", snapshot.number())
        .bind("steps", snapshot.steps())
        .bind("drawn", snapshot.drawn())
        .bind("told", write(snapshot.tally().told()))
        .bind("unseen", write(snapshot.tally().unseen()))
        .bind("position", snapshot.text())
        .bind("clocks", snapshot.clocks())
        .execute();
  }

  static Snapshot read(ResultSet row) throws SQLException {
    var told = numbers(row.getString("told"));
    var unseen = row.getString("unseen");
    return new Snapshot(
        row.getInt("seq"),
        row.getInt("steps"),
        row.getLong("drawn"),
        new Tally(told, unseen.isEmpty() ? Collections.nCopies(told.size(), 0) : numbers(unseen)),
        row.getString("position"),
        row.getString("clocks"));
  }

  private static String write(List<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }

  private static List<Integer> numbers(String text) {
    return Arrays.stream(text.split(" ")).map(Integer::valueOf).toList();
  }
}
