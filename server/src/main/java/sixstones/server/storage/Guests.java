package sixstones.server.storage;

/** Who was invited to a table: whoever has opened its link while it waited. */
public final class Guests {

  /** More than anybody invites; a crowd that follows a link needs no list. */
  private static final int MOST = 50;

  private final Database database;

  Guests(Database database) {
    this.database = database;
  }

  /** Notes a guest, once; whoever looks again writes nothing. */
  public void add(String table, String holder) {
    if (has(table, holder)) return;
    database.write(
        handle ->
            handle
                .createUpdate(
                    """
                    insert into guests (table_id, holder)
                    select :table, :holder
                    where (select count(*) from guests where table_id = :table) < :most
                    on conflict (table_id, holder) do nothing
                    """)
                .bind("table", table)
                .bind("holder", holder)
                .bind("most", MOST)
                .execute());
  }

  private boolean has(String table, String holder) {
    return database.ask(
        "select count(*) > 0 from guests where table_id = :table and holder = :holder",
        query -> query.bind("table", table).bind("holder", holder).mapTo(Boolean.class).one());
  }
}
