package sixstones.server.tables;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import sixstones.engine.Spectator;
import sixstones.server.play.Play;

/**
 * What lists tell of a table; kept beside its log, so that a list opens no game.
 *
 * @param phase as it was under the rules of {@code rules}
 * @param secretly whether others may not know who must choose
 * @param result as a record writes it, once the game has ended
 * @param deadline when the time of the chooser is up
 * @param awaited for whom others wait
 * @param roles for each seat what it plays, and against whom; nothing before the game has begun
 */
public record Summary(
    Phase phase,
    int rules,
    List<Place> places,
    OptionalInt chooser,
    boolean secretly,
    Optional<String> result,
    List<List<String>> roles,
    Optional<Instant> deadline,
    Optional<Awaited> awaited,
    Instant movedAt) {

  public Summary {
    places = List.copyOf(places);
    roles = roles.stream().map(List::copyOf).toList();
  }

  static Summary of(Table table) {
    return new Summary(
        table.phase(),
        table.rules(),
        table.seating().places(),
        table.play().map(Play::chooser).orElse(OptionalInt.empty()),
        table.play().map(play -> play.somebodyChooses(Spectator.SPECTATOR)).orElse(false),
        table.result(),
        table.play().map(Play::roles).orElse(List.of()),
        table.deadline(),
        table.awaited(),
        table.movedAt());
  }

  /** Whether it is a bot who must choose. */
  public boolean isLeftToABot() {
    return chooser.isPresent() && places.get(chooser.getAsInt()).botLevel().isPresent();
  }

  /** The phase under the rules of today: what ran under others is frozen. */
  public Phase phase(int rulesNow) {
    return phase == Phase.RUNNING && rules != rulesNow ? Phase.FROZEN : phase;
  }
}
