package sixstones.server.tables;

import java.time.Instant;
import java.util.List;
import java.util.OptionalInt;
import sixstones.engine.Spectator;
import sixstones.server.play.Play;

/**
 * What lists tell of a table; kept beside its log, so that a list opens no game.
 *
 * @param phase as it was under the rules of {@code rules}
 * @param secretly whether others may not know who must choose
 */
public record Summary(
    Phase phase,
    int rules,
    List<Place> places,
    OptionalInt chooser,
    boolean secretly,
    Instant movedAt) {

  public Summary {
    places = List.copyOf(places);
  }

  static Summary of(Table table) {
    return new Summary(
        table.phase(),
        table.rules(),
        table.seating().places(),
        table.play().map(Play::chooser).orElse(OptionalInt.empty()),
        table.play().map(play -> play.somebodyChooses(Spectator.SPECTATOR)).orElse(false),
        table.movedAt());
  }

  /** The phase under the rules of today: what ran under others is frozen. */
  public Phase phase(int rulesNow) {
    return phase == Phase.RUNNING && rules != rulesNow ? Phase.FROZEN : phase;
  }
}
