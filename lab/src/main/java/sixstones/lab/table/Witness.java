package sixstones.lab.table;

import sixstones.engine.Position;
import sixstones.engine.event.Event;

/** Somebody who watches a game with all cards open; used by one thread, for one game. */
public interface Witness {

  /**
   * Something happened.
   *
   * @param mover the seat whose move brought it about
   */
  void happened(Event event, int mover);

  /** The game was played to its end. */
  void ended(Position<?, ?> position);
}
