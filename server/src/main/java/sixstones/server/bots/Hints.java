package sixstones.server.bots;

import java.util.List;
import java.util.function.Supplier;
import sixstones.bots.Hint;
import sixstones.bots.Seen;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.server.play.Play;
import sixstones.server.protocol.HintState;

/** Advice for people, from what their seat knows and nothing else. */
public final class Hints {

  private Hints() {}

  /** What is advised now; asked for at the table, thought about in peace. */
  public static Supplier<List<HintState>> ask(Play<?, ?> play) {
    var fidgets = play.fidgets();
    return play.lookedAt(
        new Play.Look<Supplier<List<HintState>>>() {
          @Override
          public <P extends Position<P, M>, M extends Move> Supplier<List<HintState>> at(
              Game<P, M> game, P position) {
            return () -> hints(Seen.by(game, position).without(fidgets), position);
          }
        });
  }

  private static <P extends Position<P, M>, M extends Move> List<HintState> hints(
      Seen<P, M> seen, P position) {
    return Hint.of(seen).best().stream()
        .map(
            advised ->
                new HintState(
                    advised.move().notation(),
                    position.label(advised.move()),
                    100 * advised.chance(),
                    100 * advised.error(),
                    advised.reason().orElse(null)))
        .toList();
  }
}
