package sixstones.server.storage;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.statement.UnableToExecuteStatementException;
import sixstones.server.tables.Entry;
import sixstones.server.tables.Snapshot;
import sixstones.server.tables.TableHead;

/** The log of all tables. Rows are added and never changed. Safe for many threads. */
public final class Storage implements AutoCloseable {

  private final Database database;

  public Storage(Database database) {
    this.database = database;
  }

  /** What is to be written at once: entries of one table, with a snapshot after the last. */
  public record Page(String table, List<Entry> entries, Optional<Snapshot> snapshot) {

    public Page {
      entries = List.copyOf(entries);
    }

    public static Page of(String table, List<Entry> entries) {
      return new Page(table, entries, Optional.empty());
    }
  }

  public void listen(Database.Bell bell) {
    database.listen(bell);
  }

  public void announce(String message) {
    database.announce(message);
  }

  /** Adds a table with the first page of its log. */
  public void create(TableHead head, Page page) {
    database.write(
        handle -> {
          Heads.insert(handle, head);
          write(handle, page);
          return true;
        });
  }

  /**
   * Adds a page to a table's log.
   *
   * @return false if somebody else has taken one of the numbers; nothing is written then
   */
  public boolean append(Page page) {
    return whole(
        handle -> {
          write(handle, page);
          return true;
        });
  }

  /** Adds a page to one table's log that names a new table, together with that table. */
  public boolean append(Page page, TableHead head, Page first) {
    return whole(
        handle -> {
          Heads.insert(handle, head);
          write(handle, first);
          write(handle, page);
          return true;
        });
  }

  private boolean whole(HandleCallback<Boolean, RuntimeException> work) {
    try {
      return database.write(work);
    } catch (UnableToExecuteStatementException e) {
      if (Duplicates.isOne(e)) return false;
      throw e;
    }
  }

  public Optional<TableHead> head(String table) {
    return database.ask(
        "select * from tables where id = :id",
        query -> query.bind("id", table).map((row, _) -> Heads.read(row)).findOne());
  }

  /** The entries after a number, in order. */
  public List<Entry> entriesAfter(String table, int number) {
    return database.ask(
        "select * from entries where table_id = :table and seq > :seq order by seq",
        query ->
            query
                .bind("table", table)
                .bind("seq", number)
                .map(
                    (row, _) ->
                        new Entry(
                            row.getInt("seq"),
                            Instant.ofEpochMilli(row.getLong("at")),
                            Acts.read(
                                new Acts.Row(
                                    row.getString("kind"),
                                    row.getObject("seat") == null ? null : row.getInt("seat"),
                                    row.getString("body"),
                                    row.getString("holder"),
                                    row.getString("checksum")))))
                .list());
  }

  /** The last snapshot up to a number. */
  public Optional<Snapshot> snapshotUpTo(String table, int number) {
    return database.ask(
        """
        select * from snapshots where table_id = :table and seq <= :seq
        order by seq desc limit 1
        """,
        query ->
            query
                .bind("table", table)
                .bind("seq", number)
                .map(
                    (row, _) ->
                        new Snapshot(
                            row.getInt("seq"),
                            row.getLong("drawn"),
                            numbers(row.getString("told")),
                            row.getString("position")))
                .findOne());
  }

  /** Public tables that wait or run, those that moved last first. */
  public List<String> publicTables(int most) {
    return database.ask(
        """
        select id from tables
        where visibility = 'public' and not exists
          (select 1 from entries where table_id = id and kind = 'over')
        order by (select max(at) from entries where table_id = id) desc
        limit :most
        """,
        query -> query.bind("most", most).mapTo(String.class).list());
  }

  /** Tables where a visitor has sat or that he made, those that moved last first. */
  public List<String> tablesOf(String holder, int most) {
    return database.ask(
        """
        select id from tables
        where host = :holder
           or id in (select table_id from entries where holder = :holder)
        order by (select max(at) from entries where table_id = id) desc
        limit :most
        """,
        query -> query.bind("holder", holder).bind("most", most).mapTo(String.class).list());
  }

  /** Whether the database answers. */
  public boolean answers() {
    return database.ask("select 1", query -> query.mapTo(Integer.class).one() == 1);
  }

  private void write(Handle handle, Page page) {
    for (var entry : page.entries()) {
      var row = Acts.write(entry.act());
      handle
          .createUpdate(
              """
              insert into entries (table_id, seq, kind, seat, body, holder, checksum, at)
              values (:table, :seq, :kind, :seat, :body, :holder, :checksum, :at)
              """)
          .bind("table", page.table())
          .bind("seq", entry.number())
          .bind("kind", row.kind())
          .bind("seat", row.seat())
          .bind("body", row.body())
          .bind("holder", row.holder())
          .bind("checksum", row.checksum())
          .bind("at", entry.at().toEpochMilli())
          .execute();
    }
    page.snapshot().ifPresent(snapshot -> write(handle, page.table(), snapshot));
    database.ring(handle, page.table());
  }

  private static void write(Handle handle, String table, Snapshot snapshot) {
    handle
        .createUpdate(
            """
            insert into snapshots (table_id, seq, drawn, told, position)
            values (:table, :seq, :drawn, :told, :position)
            """)
        .bind("table", table)
        .bind("seq", snapshot.number())
        .bind("drawn", snapshot.drawn())
        .bind(
            "told", snapshot.told().stream().map(String::valueOf).collect(Collectors.joining(" ")))
        .bind("position", snapshot.text())
        .execute();
  }

  private static List<Integer> numbers(String text) {
    return Arrays.stream(text.split(" ")).map(Integer::valueOf).toList();
  }

  @Override
  public void close() {
    database.close();
  }
}
