package sixstones.engine.event;

import java.util.List;
import sixstones.engine.Position;

/**
 * Events that belong together, and how things stood after them. What a move sets in motion is told
 * in one scene or in several.
 *
 * @param after to be looked at, not to be played on
 */
public record Scene(List<Event> events, Position<?, ?> after) {

  public Scene {
    events = List.copyOf(events);
  }

  public boolean reveals() {
    return events.stream().anyMatch(Event::reveals);
  }
}
