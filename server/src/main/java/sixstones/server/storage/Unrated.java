package sixstones.server.storage;

import java.util.Set;

/** People who want no rating. */
public final class Unrated {

  private final Database database;

  Unrated(Database database) {
    this.database = database;
  }

  public Set<String> all() {
    return database.ask(
        "select holder from unrated", query -> query.mapTo(String.class).collectIntoSet());
  }

  public void add(String holder) {
    change("insert into unrated (holder) values (:holder) on conflict (holder) do nothing", holder);
  }

  public void remove(String holder) {
    change("delete from unrated where holder = :holder", holder);
  }

  private void change(String sql, String holder) {
    database.write(handle -> handle.createUpdate(sql).bind("holder", holder).execute());
  }
}
