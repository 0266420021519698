package sixstones.server.storage;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import sixstones.server.mail.Mailbox;
import sixstones.server.tables.Awaited;

/** Which process writes the letter of a wait: one letter, whichever they are. */
public final class LetterClaims {

  /** A try that failed is not the last one, up to so many. */
  static final int MOST_TRIES = 5;

  /** Somebody who wants a letter when others wait for him, and they do. */
  public record Due(String table, String game, Awaited awaited, Mailbox box) {}

  private final Database database;

  LetterClaims(Database database) {
    this.database = database;
  }

  /** Waits that began from a moment on and have no letter yet, the longest first. */
  public List<Due> due(Instant from, Instant now, int most) {
    return database.ask(
        """
        select id, game, awaited, awaited_turn, awaited_since, address, language, stop
        from summaries
        join tables on id = summaries.table_id
        join mail_addresses on holder = awaited and code is null
        left join letter_claims on letter_claims.table_id = id and turn = awaited_turn
        where phase = 'running' and awaited_since >= :from
          and (turn is null or (free_at <= :now and letter_claims.tries < :tries))
        order by awaited_since limit :most
        """,
        query ->
            query
                .bind("from", from.toEpochMilli())
                .bind("now", now.toEpochMilli())
                .bind("tries", MOST_TRIES)
                .bind("most", most)
                .map((row, _) -> due(row))
                .list());
  }

  private static Due due(ResultSet row) throws SQLException {
    return new Due(
        row.getString("id"), row.getString("game"), Summaries.awaited(row), MailAddresses.box(row));
  }

  /**
   * Takes the letter of a wait.
   *
   * @param until whoever took it and has not been heard of by then has died
   * @return false if another process has it
   */
  public boolean take(String table, int turn, Instant now, Instant until) {
    int again =
        database.write(
            handle ->
                handle
                    .createUpdate(
                        """
                        update letter_claims set tries = tries + 1, free_at = :until
                        where table_id = :table and turn = :turn
                          and free_at <= :now and tries < :tries
                        """)
                    .bind("table", table)
                    .bind("turn", turn)
                    .bind("now", now.toEpochMilli())
                    .bind("until", until.toEpochMilli())
                    .bind("tries", MOST_TRIES)
                    .execute());
    return again == 1
        || database.writeUnlessTaken(
            handle ->
                handle
                    .createUpdate(
                        """
                        insert into letter_claims (table_id, turn, tries, free_at, at)
                        values (:table, :turn, 1, :until, :now)
                        """)
                    .bind("table", table)
                    .bind("turn", turn)
                    .bind("now", now.toEpochMilli())
                    .bind("until", until.toEpochMilli())
                    .execute());
  }

  /** The letter was sent. */
  public void done(String table, int turn) {
    freeAt(table, turn, Long.MAX_VALUE);
  }

  /** It was not; somebody may try again. */
  public void release(String table, int turn, Instant now) {
    freeAt(table, turn, now.toEpochMilli());
  }

  private void freeAt(String table, int turn, long moment) {
    database.write(
        handle ->
            handle
                .createUpdate(
                    "update letter_claims set free_at = :moment"
                        + " where table_id = :table and turn = :turn")
                .bind("table", table)
                .bind("turn", turn)
                .bind("moment", moment)
                .execute());
  }

  /** Forgets the letters of waits that are no longer looked for. */
  public void forget(Instant since) {
    database.write(
        handle ->
            handle
                .createUpdate("delete from letter_claims where at < :since")
                .bind("since", since.toEpochMilli())
                .execute());
  }
}
