package sixstones.testkit;

import java.util.List;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.Viewer;
import sixstones.engine.event.Audience;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;

/**
 * What is told of a move.
 *
 * @param shows whether it showed something hidden or drew chance, so that it can't be taken back
 */
record Told(List<Event> events, boolean shows) {

  /** Plays the move. */
  static <P extends Position<P, M>, M extends Move> Told by(P position, M move) {
    var events = new Events.Kept();
    long drawn = position.drawn();
    position.apply(move, events);
    return new Told(List.copyOf(events.list()), events.anyReveals() || position.drawn() != drawn);
  }

  /** What a viewer hears of it. */
  List<Event> to(Viewer viewer) {
    return events.stream()
        .filter(event -> event.audience().has(viewer))
        .map(event -> event.to(Audience.EVERYONE))
        .toList();
  }
}
