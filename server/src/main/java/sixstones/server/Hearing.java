package sixstones.server;

import sixstones.server.live.Live;
import sixstones.server.storage.Database;
import sixstones.server.tables.Tables;

/** Passes on what other processes say to whom it concerns. */
record Hearing(Tables tables, Live live) implements Database.Bell {

  @Override
  public void changed(String table) {
    tables.changed(table);
  }

  @Override
  public void missed() {
    tables.missed();
  }

  @Override
  public void heard(String message) {
    live.heard(message);
  }
}
