package sixstones.engine.match;

import java.util.List;
import java.util.Optional;
import sixstones.engine.View;
import sixstones.engine.event.Event;
import sixstones.engine.event.Kind;

/**
 * What is certain of a move before it is made.
 *
 * @param events what its seat will be told, in order
 * @param after how its seat may see things then, one view a redeal: what they agree on is certain
 * @param open what sort of thing comes then that nobody can foretell; none up to the next decision
 */
public record Foretold(List<Event> events, List<View> after, Optional<Kind> open) {

  public Foretold {
    events = List.copyOf(events);
    after = List.copyOf(after);
  }
}
