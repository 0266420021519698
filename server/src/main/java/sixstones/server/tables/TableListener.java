package sixstones.server.tables;

/** Wants to know when a table has gone on. Called outside the table's lock. */
public interface TableListener {

  /**
   * The table has gone on.
   *
   * @param here whether this process wrote what is new, or another one
   */
  void changed(String table, boolean here);
}
