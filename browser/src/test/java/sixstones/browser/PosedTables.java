package sixstones.browser;

import java.time.Instant;
import java.util.ArrayList;
import sixstones.archive.Shelf;
import sixstones.server.storage.Database;
import sixstones.server.storage.Storage;
import sixstones.server.tables.Act;
import sixstones.server.tables.NewTable;
import sixstones.server.tables.Persona;
import sixstones.server.tables.TableHead;
import sixstones.server.tables.Tables;
import sixstones.server.tables.Visibility;
import sixstones.server.visitors.Visitors;

/** Writes positions into a server's database as tables on which somebody is asked. */
final class PosedTables implements AutoCloseable {

  /** Who looks at all of them. */
  static final String SECRET = "page-laws-page-laws-page-laws-page-laws-pag";

  private final Storage storage;
  private final Tables tables;

  PosedTables(String database) {
    storage = new Storage(Database.open(database));
    tables = new Tables(storage, Shelf.installed());
  }

  void put(Posed posed) {
    var holder = Visitors.known(SECRET);
    var acts = new ArrayList<Act>();
    for (int seat = 0; seat < posed.seats(); seat++) {
      acts.add(
          seat == posed.seat()
              ? new Act.Sit(seat, Persona.of("Ann"), holder)
              : new Act.Bot(seat, "random"));
    }
    acts.add(new Act.Start(posed.rules()));
    acts.addAll(posed.moves());
    var head =
        new TableHead(
            posed.table(),
            posed.game(),
            posed.seats(),
            posed.options(),
            posed.seed(),
            holder,
            Visibility.LINK,
            true,
            Instant.EPOCH);
    tables.create(new NewTable(head, acts));
  }

  @Override
  public void close() {
    storage.close();
  }
}
