package sixstones.server.storage;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import sixstones.server.push.Subscription;

/** Browsers that may be called while their page is closed, and the keys to call them with. */
public final class Pushes {

  /** More devices than anybody plays on; the oldest make room. */
  private static final int MOST = 10;

  /** A pair as texts. */
  public record Keys(String publicKey, String privateKey) {}

  private final Database database;

  Pushes(Database database) {
    this.database = database;
  }

  public Optional<Keys> keys() {
    return database.ask(
        "select public_key, private_key from push_keys where id = 1",
        query ->
            query
                .map(
                    (row, _) -> new Keys(row.getString("public_key"), row.getString("private_key")))
                .findOne());
  }

  /** Keeps a pair, unless another process was quicker. */
  public void offer(Keys keys) {
    var _ =
        database.writeUnlessTaken(
            handle ->
                handle
                    .createUpdate(
                        "insert into push_keys (id, public_key, private_key)"
                            + " values (1, :publicKey, :privateKey)")
                    .bind("publicKey", keys.publicKey())
                    .bind("privateKey", keys.privateKey())
                    .execute());
  }

  public void add(String holder, Subscription subscription, Instant now) {
    database.write(
        handle -> {
          handle
              .createUpdate(
                  """
                  insert into push_subscriptions (endpoint, holder, p256dh, auth, at)
                  values (:endpoint, :holder, :p256dh, :auth, :at)
                  on conflict (endpoint) do update set
                    holder = excluded.holder, p256dh = excluded.p256dh, auth = excluded.auth,
                    at = excluded.at
                  """)
              .bind("endpoint", subscription.endpoint())
              .bind("holder", holder)
              .bind("p256dh", subscription.p256dh())
              .bind("auth", subscription.auth())
              .bind("at", now.toEpochMilli())
              .execute();
          return handle
              .createUpdate(
                  """
                  delete from push_subscriptions where holder = :holder and endpoint not in
                    (select endpoint from push_subscriptions where holder = :holder
                     order by at desc limit :most)
                  """)
              .bind("holder", holder)
              .bind("most", MOST)
              .execute();
        });
  }

  public List<Subscription> of(String holder) {
    return database.ask(
        "select * from push_subscriptions where holder = :holder",
        query ->
            query
                .bind("holder", holder)
                .map(
                    (row, _) ->
                        new Subscription(
                            row.getString("endpoint"),
                            row.getString("p256dh"),
                            row.getString("auth")))
                .list());
  }

  public void remove(String holder, String endpoint) {
    database.write(
        handle ->
            handle
                .createUpdate(
                    "delete from push_subscriptions where endpoint = :endpoint and holder = :holder")
                .bind("endpoint", endpoint)
                .bind("holder", holder)
                .execute());
  }
}
