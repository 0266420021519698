package sixstones.bots;

import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.chance.Chance;

/** A player made of code; stateless, safe to share between threads. */
public interface Bot {

  /** One of the seen moves. Soon after {@code stop} says so, the best one found so far. */
  <P extends Position<P, M>, M extends Move> M choose(Seen<P, M> seen, Chance chance, Stop stop);
}
