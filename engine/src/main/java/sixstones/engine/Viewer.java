package sixstones.engine;

import java.util.ArrayList;
import java.util.List;

/** Somebody who looks at a position: a {@link Seat}, or the {@link Spectator} who sits nowhere. */
public sealed interface Viewer permits Seat, Spectator {

  /** Everybody who may look at a table: its seats, and the spectator last. */
  static List<Viewer> all(int seats) {
    var all = new ArrayList<Viewer>(Seat.upTo(seats));
    all.add(Spectator.SPECTATOR);
    return all;
  }

  /** Whether this viewer is the given seat. */
  default boolean is(int seat) {
    return this instanceof Seat own && own.index() == seat;
  }
}
