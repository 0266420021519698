package sixstones.server.desk;

import sixstones.server.storage.Guests;
import sixstones.server.tables.Tables;
import sixstones.server.tables.Visibility;

/**
 * Remembers who was invited, so that a host can't look at a deal and make another table behind the
 * backs of those who were to play.
 */
public final class GuestDesk {

  private final Tables tables;
  private final Guests guests;

  public GuestDesk(Tables tables, Guests guests) {
    this.tables = tables;
    this.guests = guests;
  }

  /** A visitor has opened a table's page. */
  public void welcome(String id, String visitor) {
    boolean invited =
        tables.look(
            id,
            table ->
                !table.hasBegun()
                    && table.head().visibility() == Visibility.LINK
                    && !table.isHost(visitor)
                    && table.seating().seatOf(visitor).isEmpty());
    if (invited) guests.add(id, visitor);
  }
}
