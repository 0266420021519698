package sixstones.server.protocol;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.engine.View;
import sixstones.engine.event.Event;
import sixstones.engine.event.Kind;
import sixstones.engine.event.Motion;
import sixstones.engine.match.Foretold;
import sixstones.engine.phrase.Phrase;
import sixstones.server.json.Agreement;
import sixstones.server.json.Json;

/**
 * What is certain of a move before it is made.
 *
 * @param after what will then be other than in the present view
 * @param open what sort of thing comes then that nobody can foretell; none up to the next decision
 */
public record ForetoldState(
    String move, List<ComingState> events, ObjectNode after, @Nullable Kind open) {

  /** Something that will happen. */
  public record ComingState(
      Kind kind, @Nullable Integer seat, Phrase phrase, List<String> rules, List<Motion> motions) {

    static ComingState of(Event event) {
      return new ComingState(
          event.kind(),
          event.seat().isPresent() ? event.seat().getAsInt() : null,
          event.phrase(),
          event.rules(),
          event.motions());
    }
  }

  public static ForetoldState of(String move, Foretold foretold, View now) {
    return new ForetoldState(
        move,
        foretold.events().stream().map(ComingState::of).toList(),
        Agreement.of(foretold.after().stream().map(Json::tree).toList(), Json.tree(now)),
        foretold.open().orElse(null));
  }
}
