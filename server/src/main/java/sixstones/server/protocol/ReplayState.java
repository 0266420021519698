package sixstones.server.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.engine.View;
import sixstones.engine.Viewer;
import sixstones.server.play.Frame;

/**
 * A step of the replay; step 0 is the deal.
 *
 * @param moves how many moves had been made then; not before the end, for some may be secret
 */
public record ReplayState(
    int step,
    int steps,
    View view,
    List<EventState> events,
    List<SceneState> scenes,
    @Nullable String move,
    @Nullable Integer seat,
    @Nullable Integer moves) {

  public static ReplayState of(Frame frame, Viewer viewer, @Nullable Integer moves) {
    return new ReplayState(
        frame.step(),
        frame.steps(),
        frame.view(),
        frame.noted().stream().map(noted -> EventState.of(noted, viewer)).toList(),
        SceneState.of(frame.pictures(), frame.view()),
        frame.notation().orElse(null),
        frame.seat().isPresent() ? frame.seat().getAsInt() : null,
        moves);
  }
}
