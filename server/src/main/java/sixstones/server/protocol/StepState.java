package sixstones.server.protocol;

import java.util.List;
import sixstones.engine.Viewer;
import sixstones.server.play.History;

/** What a viewer was told of a step of the replay. */
public record StepState(int step, List<EventState> events) {

  public static StepState of(History.Told told, Viewer viewer) {
    return new StepState(
        told.step(), told.noted().stream().map(noted -> EventState.of(noted, viewer)).toList());
  }
}
