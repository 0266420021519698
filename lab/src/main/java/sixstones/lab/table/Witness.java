package sixstones.lab.table;

import sixstones.engine.Position;
import sixstones.engine.event.Event;

/** Somebody who watches a game with all cards open; used by one thread, for one game. */
public interface Witness {

  void happened(Event event);

  /** The game was played to its end. */
  void ended(Position<?, ?> position);
}
