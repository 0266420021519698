package sixstones.engine.event;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.Position;

/**
 * Where a position tells what happens. Playouts pass {@link #OFF}; rule code asks {@link #on()}
 * before it builds a phrase.
 */
public interface Events {

  /** Nobody listens. */
  Events OFF =
      new Events() {
        @Override
        public boolean on() {
          return false;
        }

        @Override
        public void emit(Event event) {}
      };

  boolean on();

  void emit(Event event);

  /**
   * What was told since the last time belongs together, and what comes is to be seen apart from it.
   * The position is as every viewer may see it now.
   */
  default void sceneEnds(Position<?, ?> now) {}

  /** Listens and keeps everything. */
  final class Kept implements Events {

    private final List<Event> list = new ArrayList<>();

    @Override
    public boolean on() {
      return true;
    }

    @Override
    public void emit(Event event) {
      list.add(event);
    }

    public List<Event> list() {
      return list;
    }

    public boolean anyReveals() {
      return list.stream().anyMatch(Event::reveals);
    }
  }
}
