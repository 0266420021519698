package sixstones.bots;

import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.chance.Chance;

/** The move that the game's judgement likes best, looked at in a few redeals. */
public final class GreedyBot implements Bot {

  @Override
  public <P extends Position<P, M>, M extends Move> M choose(
      Seen<P, M> seen, Chance chance, Stop stop) {
    if (seen.moves().size() == 1) return seen.moves().getFirst();
    return seen.moves().get(best(seen.merits(chance, stop), chance));
  }

  /** The index of the greatest; among equals each is as likely. */
  private static int best(double[] merits, Chance chance) {
    int best = 0;
    int equals = 1;
    for (int m = 1; m < merits.length; m++) {
      if (merits[m] > merits[best]) {
        best = m;
        equals = 1;
      } else if (merits[m] == merits[best] && chance.below(++equals) == 0) {
        best = m;
      }
    }
    return best;
  }
}
