package sixstones.server;

import sixstones.server.live.Live;
import sixstones.server.storage.Database;
import sixstones.server.tables.Tables;
import sixstones.server.talk.Conversations;

/** Passes on what other processes say to whom it concerns. */
record Hearing(Tables tables, Live live, Conversations conversations) implements Database.Bell {

  private static final String TALK = "talk ";

  /** Tells other processes that something was said at a table. */
  static String talkAt(String table) {
    return TALK + table;
  }

  @Override
  public void changed(String table) {
    tables.changed(table);
  }

  @Override
  public void missed() {
    conversations.forgetAll();
    tables.missed();
  }

  @Override
  public void heard(String message) {
    if (message.startsWith(TALK)) {
      var table = message.substring(TALK.length());
      conversations.forget(table);
      live.changed(table, false);
    } else {
      live.heard(message);
    }
  }
}
