package sixstones.server.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import sixstones.engine.View;

/**
 * The position after a step of the replay, for one viewer; step 0 is the deal.
 *
 * @param pictures how things stood on the way there
 * @param notation the move, for the seat that made it; others know what they were told of it
 * @param seat who moved, if the viewer may know
 */
public record Frame(
    int step,
    int steps,
    View view,
    List<Noted> noted,
    List<Picture> pictures,
    Optional<String> notation,
    OptionalInt seat) {

  public Frame {
    noted = List.copyOf(noted);
    pictures = List.copyOf(pictures);
  }
}
