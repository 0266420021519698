package sixstones.server.storage;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;
import sixstones.server.tables.Entry;
import sixstones.server.tables.Finished;
import sixstones.server.tables.Listed;
import sixstones.server.tables.Snapshot;
import sixstones.server.tables.Summary;
import sixstones.server.tables.TableHead;

/** The log of all tables. Rows of it are added and never changed. Safe for many threads. */
public final class Storage implements AutoCloseable {

  private final Database database;

  public Storage(Database database) {
    this.database = database;
  }

  /**
   * What is to be written at once.
   *
   * @param snapshot the position after the last entry, if it is time for one
   * @param summary the table after the last entry
   */
  public record Page(
      String table, List<Entry> entries, Optional<Snapshot> snapshot, Summary summary) {

    public Page {
      entries = List.copyOf(entries);
    }
  }

  public Passes passes() {
    return new Passes(database);
  }

  public Guests guests() {
    return new Guests(database);
  }

  public Talk talk() {
    return new Talk(database);
  }

  public Pushes pushes() {
    return new Pushes(database);
  }

  public MailAddresses mailAddresses() {
    return new MailAddresses(database);
  }

  public LetterClaims letterClaims() {
    return new LetterClaims(database);
  }

  public Unrated unrated() {
    return new Unrated(database);
  }

  public Comments comments() {
    return new Comments(database);
  }

  public void listen(Database.Bell bell) {
    database.listen(bell);
  }

  /** Whether other processes may write, too. */
  public boolean isShared() {
    return database.isShared();
  }

  public void announce(String message) {
    database.announce(message);
  }

  /** Adds a table with the first page of its log. */
  public void create(TableHead head, Page page) {
    database.write(
        handle -> {
          Heads.insert(handle, head);
          write(handle, List.of(page));
          return true;
        });
  }

  /**
   * Adds a page to a table's log.
   *
   * @return false if somebody else has taken one of the numbers; nothing is written then
   */
  public boolean append(Page page) {
    return database.append(page);
  }

  /** Adds a page to one table's log that names a new table, together with that table. */
  public boolean append(Page page, TableHead head, Page first) {
    return database.writeUnlessTaken(
        handle -> {
          Heads.insert(handle, head);
          write(handle, List.of(first, page));
        });
  }

  public Optional<TableHead> head(String table) {
    return database.ask(
        "select * from tables where id = :id",
        query -> query.bind("id", table).map((row, _) -> Heads.read(row)).findOne());
  }

  /** The entries after a number, in order. */
  public List<Entry> entriesAfter(String table, int number) {
    return entries(table, number, "seq > :seq");
  }

  /** The entries from a number on, and of those before it what is neither move nor undo. */
  public List<Entry> entriesToResumeAt(String table, int number) {
    return entries(table, number, "(seq >= :seq or kind not in ('move', 'undo'))");
  }

  private List<Entry> entries(String table, int number, String which) {
    return database.ask(
        "select * from entries where table_id = :table and " + which + " order by seq",
        query -> query.bind("table", table).bind("seq", number).map((row, _) -> entry(row)).list());
  }

  private static Entry entry(ResultSet row) throws SQLException {
    return new Entry(
        row.getInt("seq"),
        Instant.ofEpochMilli(row.getLong("at")),
        Acts.read(
            new Acts.Row(
                row.getString("kind"),
                row.getObject("seat") == null ? null : row.getInt("seat"),
                row.getString("body"),
                row.getString("holder"),
                row.getString("checksum"))));
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
                .map((row, _) -> Snapshots.read(row))
                .findOne());
  }

  /** The numbers of the last snapshots that a table can be opened from, the newest first. */
  public List<Integer> snapshotNumbers(String table, int most) {
    return database.ask(
        """
        select seq from snapshots where table_id = :table and steps >= 0
        order by seq desc limit :most
        """,
        query -> query.bind("table", table).bind("most", most).mapTo(Integer.class).list());
  }

  /** A table as lists have it. */
  public Optional<Listed> listed(String table) {
    return database.ask(
        "select * from tables join summaries on table_id = id where id = :id",
        query -> query.bind("id", table).map((row, _) -> listed(row)).findOne());
  }

  /** Public tables that wait or run, those that moved last first. */
  public List<Listed> publicTables(int most) {
    return database.ask(
        """
        select * from tables join summaries on table_id = id
        where visibility = 'public' and phase <> 'over'
        order by moved_at desc
        limit :most
        """,
        query -> query.bind("most", most).map((row, _) -> listed(row)).list());
  }

  /**
   * Tables where a visitor has sat, that he made or was invited to, those that moved last first. A
   * lesson or a puzzle is no game of his: he finds it where he has begun it.
   */
  public List<Listed> tablesOf(String holder, int most) {
    return database.ask(
        """
        select * from tables join summaries on table_id = id
        where (host = :holder
               or id in (select table_id from entries where holder = :holder)
               or id in (select table_id from guests where holder = :holder))
          and visibility <> 'unlisted'
        order by moved_at desc
        limit :most
        """,
        query ->
            query.bind("holder", holder).bind("most", most).map((row, _) -> listed(row)).list());
  }

  /** Finished games where a visitor has sat, the last first; lessons and puzzles don't count. */
  public List<Listed> finishedTablesOf(String holder, int most) {
    return database.ask(
        """
        select * from tables join summaries on table_id = id
        where phase = 'over' and id in (select table_id from entries where holder = :holder)
          and visibility <> 'unlisted'
        order by moved_at desc
        limit :most
        """,
        query ->
            query.bind("holder", holder).bind("most", most).map((row, _) -> listed(row)).list());
  }

  /** Public games that have ended from a moment on, in the order in which they did. */
  public List<Finished> publicGamesFinishedFrom(Instant moment, int most) {
    return database.ask(
        """
        select tables.*, summaries.*, entries.at as over_at
        from entries join tables on id = entries.table_id
        join summaries on summaries.table_id = id
        where kind = 'over' and entries.at >= :moment and visibility = 'public'
        order by entries.at, id limit :most
        """,
        query ->
            query
                .bind("moment", moment.toEpochMilli())
                .bind("most", most)
                .map(
                    (row, _) ->
                        new Finished(listed(row), Instant.ofEpochMilli(row.getLong("over_at"))))
                .list());
  }

  /** Tables where somebody's time is up. */
  public List<String> overdueTables(Instant now, int most) {
    return database.ask(
        """
        select table_id from summaries where deadline <= :now and phase = 'running'
        order by deadline limit :most
        """,
        query ->
            query.bind("now", now.toEpochMilli()).bind("most", most).mapTo(String.class).list());
  }

  /** Tables where a bot must choose, and nothing has happened between two moments. */
  public List<String> tablesLeftToBots(Instant from, Instant until, int most) {
    return database.ask(
        """
        select * from tables join summaries on table_id = id
        where phase = 'running' and chooser is not null and moved_at between :from and :until
        order by moved_at desc limit :most
        """,
        query ->
            query
                .bind("from", from.toEpochMilli())
                .bind("until", until.toEpochMilli())
                .bind("most", most)
                .map((row, _) -> listed(row))
                .filter(listed -> listed.summary().isLeftToABot())
                .map(listed -> listed.head().id())
                .list());
  }

  private static Listed listed(ResultSet row) throws SQLException {
    return new Listed(Heads.read(row), Summaries.read(row));
  }

  /** Throws away some tables of lessons, puzzles and examples where nothing has moved since. */
  public void forgetUnlisted(Instant since, int most) {
    var forgotten =
        database.ask(
            """
            select id from tables join summaries on table_id = id
            where visibility = 'unlisted' and created_at < :since and moved_at < :since
            order by created_at limit :most
            """,
            query ->
                query
                    .bind("since", since.toEpochMilli())
                    .bind("most", most)
                    .mapTo(String.class)
                    .list());
    if (forgotten.isEmpty()) return;
    database.write(
        handle -> {
          for (var part : List.of("reviews", "snapshots", "summaries", "entries")) {
            handle
                .createUpdate("delete from " + part + " where table_id in (<tables>)")
                .bindList("tables", forgotten)
                .execute();
          }
          return handle
              .createUpdate("delete from tables where id in (<tables>)")
              .bindList("tables", forgotten)
              .execute();
        });
  }

  /** Tables of earlier versions, which have no summary yet, in the order of their ids. */
  public List<String> tablesWithoutSummary(String after, int most) {
    return database.ask(
        """
        select id from tables
        where id > :after and id not in (select table_id from summaries)
        order by id limit :most
        """,
        query -> query.bind("after", after).bind("most", most).mapTo(String.class).list());
  }

  public void putSummary(String table, Summary summary) {
    database.write(
        handle -> {
          Summaries.put(handle, table, summary);
          return true;
        });
  }

  /** A table's review, if one of that format is kept. */
  public Optional<String> review(String table, int format) {
    return database.ask(
        "select body from reviews where table_id = :table and format = :format",
        query -> query.bind("table", table).bind("format", format).mapTo(String.class).findOne());
  }

  /** Keeps a review; two processes may have made it at the same time. */
  public void putReview(String table, int format, String body) {
    database.write(
        handle ->
            handle
                .createUpdate(
                    """
                    insert into reviews (table_id, format, body) values (:table, :format, :body)
                    on conflict (table_id) do update set format = :format, body = :body
                    """)
                .bind("table", table)
                .bind("format", format)
                .bind("body", body)
                .execute());
  }

  /** Whether the database answers. */
  public boolean answers() {
    try {
      return database.ask("select 1", query -> query.mapTo(Integer.class).one() == 1);
    } catch (JdbiException _) {
      return false;
    }
  }

  private void write(Handle handle, List<Page> pages) {
    Pages.write(handle, pages);
    database.ring(handle, pages);
  }

  @Override
  public void close() {
    database.close();
  }
}
