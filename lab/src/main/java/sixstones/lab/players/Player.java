package sixstones.lab.players;

import sixstones.bots.Seen;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.chance.Chance;

/** Somebody at a simulated table; used by one thread at a time. */
public interface Player extends AutoCloseable {

  /** As it was asked for: {@code greedy}, {@code cmd:./mybot}. */
  String name();

  /**
   * One of the seen moves.
   *
   * @throws Forfeit if the player has none to offer; the game is lost for it
   */
  <P extends Position<P, M>, M extends Move> M choose(Seen<P, M> seen, Chance chance);

  /** A game begins in which the player has a seat; told once for each seat. */
  default void begin(Beginning beginning) {}

  /** The game is over, whoever has won or forfeited it; told once for each seat. */
  default void end(Over over) {}

  @Override
  default void close() {}
}
