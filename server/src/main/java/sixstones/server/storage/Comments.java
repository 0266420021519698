package sixstones.server.storage;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import sixstones.server.talk.Comment;

/** Comments as rows; they stay as long as their game. */
public final class Comments {

  private final Database database;

  Comments(Database database) {
    this.database = database;
  }

  /** Adds a comment under the next number; false if somebody else has taken that. */
  public boolean add(String table, Comment comment) {
    return database.writeUnlessTaken(
        handle ->
            handle
                .createUpdate(
                    """
                    insert into comments (table_id, n, at, moves, seat, name, holder, body)
                    select :table, coalesce(max(n), 0) + 1, :at, :moves, :seat, :name, :holder, :body
                    from comments where table_id = :table
                    """)
                .bind("table", table)
                .bind("at", comment.at().toEpochMilli())
                .bind("moves", comment.moves())
                .bind("seat", Columns.orNull(comment.seat()))
                .bind("name", comment.name())
                .bind("holder", comment.holder())
                .bind("body", comment.text())
                .execute());
  }

  public int count(String table) {
    return database.ask(
        "select count(*) from comments where table_id = :table",
        query -> query.bind("table", table).mapTo(Integer.class).one());
  }

  /** Those of a game, by its moments. */
  public List<Comment> of(String table) {
    return database.ask(
        "select * from comments where table_id = :table order by moves, n",
        query -> query.bind("table", table).map((row, _) -> read(row)).list());
  }

  private static Comment read(ResultSet row) throws SQLException {
    return new Comment(
        row.getInt("n"),
        Instant.ofEpochMilli(row.getLong("at")),
        row.getInt("moves"),
        Columns.number(row, "seat"),
        row.getString("name"),
        row.getString("holder"),
        row.getString("body"));
  }
}
