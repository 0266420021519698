package sixstones.server.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.Seat;
import sixstones.engine.View;
import sixstones.engine.match.Foresight;
import sixstones.engine.match.Foretold;

/** What the moves of the present choice will do, from what its seat knows and nothing else. */
public final class Foretelling {

  /** Nobody compares more. */
  private static final int MOST = 100;

  private Foretelling() {}

  /** A move with what is certain of it. */
  public record Of(String move, Foretold foretold, View now) {}

  /**
   * Asked for at the table, thought about in peace.
   *
   * @param notation the move that is asked about; else it is the first hundred
   */
  public static Supplier<List<Of>> ask(Play<?, ?> play, Optional<String> notation) {
    return play.lookedAt(
        new Play.Look<Supplier<List<Of>>>() {
          @Override
          public <P extends Position<P, M>, M extends Move> Supplier<List<Of>> at(
              Game<P, M> game, P position) {
            return () -> of(position, notation);
          }
        });
  }

  private static <P extends Position<P, M>, M extends Move> List<Of> of(
      P position, Optional<String> notation) {
    var foresight = Foresight.of(position);
    var now = position.view(Seat.of(position.chooser()));
    return position.choice().moves().stream()
        .filter(move -> notation.map(move.notation()::equals).orElse(true))
        .limit(MOST)
        .map(move -> new Of(move.notation(), foresight.of(move), now))
        .toList();
  }
}
