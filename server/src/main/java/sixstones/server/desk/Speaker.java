package sixstones.server.desk;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import sixstones.server.problem.Reason;
import sixstones.server.tables.Place;
import sixstones.server.tables.Table;

/** Under which name a visitor says something at a table: that of the seat, or one of his own. */
record Speaker(OptionalInt seat, String name) {

  /**
   * @param wanted how somebody without a seat wants to be called
   */
  static Speaker of(Table table, String visitor, @Nullable String wanted) {
    var seat = table.seating().seatOf(visitor);
    return new Speaker(
        seat, seat.isPresent() ? nameAt(table, seat.getAsInt()) : visitorsName(table, wanted));
  }

  private static String nameAt(Table table, int seat) {
    if (table.seating().at(seat) instanceof Place.Person person) return person.name();
    throw Reason.NO_SEAT.problem();
  }

  private static String visitorsName(Table table, @Nullable String name) {
    var called = Names.checked(name);
    // Whoever has given up looks on under the name that stays at the seat.
    var others = table.seating().places().stream().filter(place -> !place.isGivenUp()).toList();
    Imitation.refuse(others, called);
    return called;
  }
}
