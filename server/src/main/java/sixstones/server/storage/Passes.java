package sixstones.server.storage;

import java.time.Instant;
import java.util.Optional;

/** People on their way to another device. */
public final class Passes {

  private final Database database;

  Passes(Database database) {
    this.database = database;
  }

  /** Keeps what is sealed with a code; a person's earlier codes, and those too old, go. */
  public void put(String id, String holder, String sealed, Instant until, Instant now) {
    database.write(
        handle -> {
          handle
              .createUpdate("delete from passes where holder = :holder or expires_at <= :now")
              .bind("holder", holder)
              .bind("now", now.toEpochMilli())
              .execute();
          return handle
              .createUpdate(
                  """
                  insert into passes (id, holder, sealed, expires_at)
                  values (:id, :holder, :sealed, :until)
                  """)
              .bind("id", id)
              .bind("holder", holder)
              .bind("sealed", sealed)
              .bind("until", until.toEpochMilli())
              .execute();
        });
  }

  /** What was sealed; only the first who asks in time gets it. */
  public Optional<String> take(String id, Instant now) {
    return database.write(
        handle -> {
          var sealed =
              handle
                  .createQuery("select sealed from passes where id = :id and expires_at > :now")
                  .bind("id", id)
                  .bind("now", now.toEpochMilli())
                  .mapTo(String.class)
                  .findOne();
          int taken =
              handle.createUpdate("delete from passes where id = :id").bind("id", id).execute();
          return taken == 1 ? sealed : Optional.empty();
        });
  }
}
