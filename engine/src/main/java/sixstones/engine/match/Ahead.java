package sixstones.engine.match;

import java.util.List;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.Seat;
import sixstones.engine.event.Event;
import sixstones.engine.event.Scene;

/**
 * What a legal move leads to, before it counts: the position after it and after the choices that
 * then are none.
 *
 * @param forced the moves that the engine made itself, having no alternative
 * @param beyondUndo whether it showed something hidden, drew from chance, or answered a question
 *     that others don't know of
 */
public record Ahead<P extends Position<P, M>, M extends Move>(
    Seat seat, M move, P position, List<M> forced, List<Scene> scenes, boolean beyondUndo) {

  public Ahead {
    forced = List.copyOf(forced);
    scenes = List.copyOf(scenes);
  }

  /** What happens, in order. */
  public List<Event> events() {
    return scenes.stream().flatMap(scene -> scene.events().stream()).toList();
  }
}
