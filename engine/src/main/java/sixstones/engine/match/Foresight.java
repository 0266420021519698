package sixstones.engine.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.Seat;
import sixstones.engine.View;
import sixstones.engine.chance.FastChance;

/**
 * Foretells the moves of the seat that must choose. They are tried on redeals alone, so that
 * nothing hidden can show, and followed until chance speaks or something hidden is shown.
 */
public final class Foresight<P extends Position<P, M>, M extends Move> {

  /** So many must agree; more would find no more, for what is hidden shows by the events' word. */
  private static final int REDEALS = 4;

  private final Seat seat;
  private final List<P> redeals = new ArrayList<>();

  private Foresight(P position) {
    seat = Seat.of(position.chooser());
    for (int n = 0; n < REDEALS; n++) redeals.add(position.redeal(seat, new FastChance(n)));
  }

  public static <P extends Position<P, M>, M extends Move> Foresight<P, M> of(P position) {
    return new Foresight<>(position);
  }

  /** What is certain of a legal move. */
  public Foretold of(M move) {
    var tried = redeals.stream().map(redeal -> Trial.of(redeal.copy(), move, seat)).toList();
    int certain = agreed(tried);
    var first = tried.getFirst();
    var events = first.events().subList(0, certain);
    var after = new ArrayList<View>();
    for (var trial : tried) after.add(trial.after(certain).view(seat));
    var next =
        tried.stream().map(trial -> trial.beyond(certain)).flatMap(Optional::stream).findFirst();
    return new Foretold(events, after, next);
  }

  /** How many events all of them begin with. */
  private static int agreed(List<Trial> tried) {
    var first = tried.getFirst().events();
    int agreed = first.size();
    for (var trial : tried) {
      int same = 0;
      int most = Math.min(agreed, trial.events().size());
      while (same < most && trial.events().get(same).equals(first.get(same))) same++;
      agreed = same;
    }
    return agreed;
  }
}
