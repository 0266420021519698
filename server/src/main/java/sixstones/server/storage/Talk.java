package sixstones.server.storage;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;
import sixstones.server.talk.Circle;
import sixstones.server.talk.Quick;
import sixstones.server.talk.Said;
import sixstones.server.talk.Saying;

/** What was said at tables, as rows: of each circle of a table the latest. */
public final class Talk {

  /** Of a circle; what was said before goes. */
  static final int KEPT = 200;

  private static final String TEXT = "text";
  private static final String QUICK = "quick";
  private static final String HERE = "here";

  private final Database database;

  Talk(Database database) {
    this.database = database;
  }

  /** Adds a saying under the next number of its circle; false if somebody else has taken that. */
  public boolean add(String table, Saying saying) {
    return database.writeUnlessTaken(
        handle -> {
          insert(handle, table, saying);
          forget(handle, table, saying.circle());
        });
  }

  private static void forget(Handle handle, String table, Circle circle) {
    handle
        .createUpdate(
            """
            delete from talk where table_id = :table and circle = :circle and n <=
              (select max(n) from talk where table_id = :table and circle = :circle) - :kept
            """)
        .bind("table", table)
        .bind("circle", circle.text())
        .bind("kept", KEPT)
        .execute();
  }

  private static void insert(Handle handle, String table, Saying saying) {
    handle
        .createUpdate(
            """
            insert into talk (table_id, circle, n, at, seq, seat, name, holder, kind, body)
            select :table, :circle, coalesce(max(n), 0) + 1, :at, :seq, :seat, :name, :holder, :kind, :body
            from talk where table_id = :table and circle = :circle
            """)
        .bind("table", table)
        .bind("circle", saying.circle().text())
        .bind("at", saying.at().toEpochMilli())
        .bind("seq", saying.seq())
        .bind("seat", Columns.orNull(saying.seat()))
        .bind("name", saying.name())
        .bind("holder", saying.holder())
        .bind("kind", kind(saying.said()))
        .bind("body", body(saying.said()))
        .execute();
  }

  /** What is kept of a table, the oldest first. */
  public List<Saying> of(String table) {
    return database.ask(
        "select * from talk where table_id = :table order by at, circle, n",
        query -> query.bind("table", table).map((row, _) -> read(row)).list());
  }

  private static Saying read(ResultSet row) throws SQLException {
    return new Saying(
        row.getInt("n"),
        Instant.ofEpochMilli(row.getLong("at")),
        Circle.of(row.getString("circle")).orElseThrow(),
        row.getInt("seq"),
        Columns.number(row, "seat"),
        row.getString("name"),
        row.getString("holder"),
        said(row.getString("kind"), row.getString("body")));
  }

  private static String kind(Said said) {
    return switch (said) {
      case Said.Text _ -> TEXT;
      case Said.Ready _ -> QUICK;
      case Said.Here _ -> HERE;
    };
  }

  private static String body(Said said) {
    return switch (said) {
      case Said.Text text -> text.text();
      case Said.Ready ready -> ready.quick().id();
      case Said.Here here -> here.thing();
    };
  }

  private static Said said(String kind, String body) {
    return switch (kind) {
      case TEXT -> new Said.Text(body);
      case QUICK -> new Said.Ready(Quick.of(body).orElseThrow());
      case HERE -> new Said.Here(body);
      default -> throw new IllegalStateException("somebody said an unknown " + kind);
    };
  }
}
