package sixstones.bots;

import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.chance.Chance;

/** Any legal move, each as likely as the others. */
public final class RandomBot implements Bot {

  @Override
  public <P extends Position<P, M>, M extends Move> M choose(
      Seen<P, M> seen, Chance chance, Stop stop) {
    return seen.moves().get(chance.below(seen.moves().size()));
  }
}
