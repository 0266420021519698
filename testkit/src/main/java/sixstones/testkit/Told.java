package sixstones.testkit;

import java.util.List;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.View;
import sixstones.engine.Viewer;
import sixstones.engine.event.Audience;
import sixstones.engine.event.Event;
import sixstones.engine.event.Scene;
import sixstones.engine.event.Scenes;

/**
 * What is told of a move.
 *
 * @param shows whether it showed something hidden or drew chance, so that it can't be taken back
 */
record Told(List<Scene> scenes, boolean shows) {

  /** Plays the move. */
  static <P extends Position<P, M>, M extends Move> Told by(P position, M move) {
    var told = new Scenes();
    long drawn = position.drawn();
    position.apply(move, told);
    var scenes = told.upTo(position.copy());
    boolean shows = scenes.stream().anyMatch(Scene::reveals) || position.drawn() != drawn;
    return new Told(scenes, shows);
  }

  /** Plays the move, and whatever choices then are none. */
  static <P extends Position<P, M>, M extends Move> Told settled(P position, M move) {
    var told = new Scenes();
    position.apply(move, told);
    position.settle(told);
    var scenes = told.upTo(position);
    return new Told(scenes, scenes.stream().anyMatch(Scene::reveals));
  }

  List<Event> events() {
    return scenes.stream().flatMap(scene -> scene.events().stream()).toList();
  }

  /** What a viewer hears of it. */
  List<Event> to(Viewer viewer) {
    return heard(events(), viewer);
  }

  /** What a viewer hears and sees of it: a scene that tells him nothing is none for him. */
  List<Seen> seenBy(Viewer viewer) {
    return scenes.stream()
        .map(scene -> new Seen(heard(scene.events(), viewer), scene.after().view(viewer)))
        .filter(seen -> !seen.events().isEmpty())
        .toList();
  }

  /** A scene as a viewer gets it. */
  record Seen(List<Event> events, View view) {}

  private static List<Event> heard(List<Event> events, Viewer viewer) {
    return events.stream()
        .filter(event -> event.audience().has(viewer))
        .map(event -> event.to(Audience.EVERYONE))
        .toList();
  }
}
