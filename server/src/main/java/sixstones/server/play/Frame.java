package sixstones.server.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import sixstones.engine.View;

/** The position after a step of the replay, for one viewer; step 0 is the deal. */
public record Frame(
    int step,
    int steps,
    View view,
    List<Noted> noted,
    Optional<String> notation,
    OptionalInt seat) {

  public Frame {
    noted = List.copyOf(noted);
  }
}
