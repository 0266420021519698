package sixstones.server.bots;

import java.util.List;
import java.util.function.Supplier;
import sixstones.bots.Belief;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.Seat;
import sixstones.server.play.Play;
import sixstones.server.protocol.BeliefState;

/** What a seat may think lies in a hidden place, from what it knows and nothing else. */
public final class Beliefs {

  private Beliefs() {}

  /** Asked for at the table, thought about in peace. */
  public static Supplier<List<BeliefState>> ask(Play<?, ?> play, Seat seat, String place) {
    return play.lookedAt(
        new Play.Look<Supplier<List<BeliefState>>>() {
          @Override
          public <P extends Position<P, M>, M extends Move> Supplier<List<BeliefState>> at(
              Game<P, M> game, P position) {
            return () -> beliefs(position, seat, place);
          }
        });
  }

  private static <P extends Position<P, M>, M extends Move> List<BeliefState> beliefs(
      P position, Seat seat, String place) {
    if (position.isOver()) return List.of();
    return Belief.about(position, seat, place).stream()
        .map(belief -> new BeliefState(belief.name(), 100 * belief.chance()))
        .toList();
  }
}
