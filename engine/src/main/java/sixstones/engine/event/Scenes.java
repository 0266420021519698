package sixstones.engine.event;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.Position;

/** Listens and keeps everything, scene by scene. */
public final class Scenes implements Events {

  private final List<Scene> scenes = new ArrayList<>();
  private final List<Event> present = new ArrayList<>();

  @Override
  public boolean on() {
    return true;
  }

  @Override
  public void emit(Event event) {
    present.add(event);
  }

  /** A scene in which nothing was told is none. */
  @Override
  public void sceneEnds(Position<?, ?> now) {
    if (present.isEmpty()) return;
    scenes.add(new Scene(present, now.copy()));
    present.clear();
  }

  /**
   * All of it, when the position has come to rest; the last scene ends with the position itself.
   */
  public List<Scene> upTo(Position<?, ?> end) {
    if (!present.isEmpty()) scenes.add(new Scene(present, end));
    else if (!scenes.isEmpty()) scenes.add(new Scene(scenes.removeLast().events(), end));
    present.clear();
    return List.copyOf(scenes);
  }
}
