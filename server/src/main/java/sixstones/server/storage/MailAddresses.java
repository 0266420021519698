package sixstones.server.storage;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;
import sixstones.server.mail.Language;
import sixstones.server.mail.MailAddress;
import sixstones.server.mail.Mailbox;

/**
 * Where people want to be written to. An address that its owner has not confirmed goes in a day.
 */
public final class MailAddresses {

  /**
   * An address somebody has given.
   *
   * @param box what a letter to it needs
   * @param confirmed whether its owner has sent the code back
   */
  public record Given(Mailbox box, boolean confirmed) {}

  private final Database database;

  MailAddresses(Database database) {
    this.database = database;
  }

  public Optional<Given> of(String holder) {
    return database.ask(
        "select * from mail_addresses where holder = :holder",
        query -> query.bind("holder", holder).map((row, _) -> given(row)).findOne());
  }

  private static Given given(ResultSet row) throws SQLException {
    return new Given(box(row), row.getString("code") == null);
  }

  static Mailbox box(ResultSet row) throws SQLException {
    return new Mailbox(
        new MailAddress(row.getString("address")),
        Language.of(row.getString("language")),
        row.getString("stop"));
  }

  /**
   * Keeps an address in the place of an earlier one.
   *
   * @param code the hash of what its owner has to send back
   */
  public void put(String holder, Mailbox box, String code, Instant now) {
    database.write(
        handle ->
            handle
                .createUpdate(
                    """
                    insert into mail_addresses (holder, address, language, stop, code, tries, at)
                    values (:holder, :address, :language, :stop, :code, 0, :at)
                    on conflict (holder) do update set
                      address = excluded.address, language = excluded.language,
                      stop = excluded.stop, code = excluded.code, tries = 0, at = excluded.at
                    """)
                .bind("holder", holder)
                .bind("address", box.address().text())
                .bind("language", box.language().text())
                .bind("stop", box.stop())
                .bind("code", code)
                .bind("at", now.toEpochMilli())
                .execute());
  }

  /**
   * Tries a code, and counts that.
   *
   * @param most so many tries a code has
   * @param since an older one is no longer good
   * @return whether the address is confirmed now
   */
  public boolean confirm(String holder, String code, int most, Instant since) {
    return database.write(
        handle -> {
          int tried =
              handle
                  .createUpdate(
                      """
                      update mail_addresses set tries = tries + 1
                      where holder = :holder and code is not null and tries < :most and at > :since
                      """)
                  .bind("holder", holder)
                  .bind("most", most)
                  .bind("since", since.toEpochMilli())
                  .execute();
          return tried == 1
              && handle
                      .createUpdate(
                          "update mail_addresses set code = null"
                              + " where holder = :holder and code = :code")
                      .bind("holder", holder)
                      .bind("code", code)
                      .execute()
                  == 1;
        });
  }

  public void remove(String holder) {
    database.write(
        handle ->
            handle
                .createUpdate("delete from mail_addresses where holder = :holder")
                .bind("holder", holder)
                .execute());
  }

  /** The address that a letter went to is forgotten, whoever has given it. */
  public void stop(String stop) {
    database.write(
        handle ->
            handle
                .createUpdate(
                    """
                    delete from mail_addresses where lower(address) in
                      (select lower(address) from mail_addresses where stop = :stop)
                    """)
                .bind("stop", stop)
                .execute());
  }

  /** Addresses that nobody has confirmed in time are nobody's business. */
  public void forgetUnconfirmed(Instant since) {
    database.write(
        handle ->
            handle
                .createUpdate("delete from mail_addresses where code is not null and at <= :since")
                .bind("since", since.toEpochMilli())
                .execute());
  }

  /**
   * Counts a code that is to be sent to a mailbox.
   *
   * @param mailbox a hash of the address
   * @param day codes of earlier days are forgotten
   * @return false if there were so many on that day already
   */
  public boolean countCode(String mailbox, long day, int most) {
    return database.write(
        handle -> {
          handle.createUpdate("delete from mail_codes where day < :day").bind("day", day).execute();
          return handle
                  .createUpdate(
                      """
                      insert into mail_codes (mailbox, day, n) values (:mailbox, :day, 1)
                      on conflict (mailbox, day) do update set n = mail_codes.n + 1
                      where mail_codes.n < :most
                      """)
                  .bind("mailbox", mailbox)
                  .bind("day", day)
                  .bind("most", most)
                  .execute()
              == 1;
        });
  }
}
