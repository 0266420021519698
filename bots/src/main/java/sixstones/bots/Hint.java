package sixstones.bots;

import java.util.List;
import java.util.Optional;
import sixstones.bots.search.Level;
import sixstones.bots.search.Search;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;

/**
 * What a seat is advised, from what it knows.
 *
 * @param best the moves that promise most, the best first
 */
public record Hint<M extends Move>(List<Advised<M>> best) {

  /**
   * @param reason the part of the judgement that the move helps most, if it helps any
   */
  public record Advised<M extends Move>(
      M move, double chance, double error, Optional<String> reason) {}

  private static final int MOVES = 3;

  /** With fewer tries the chances would be too rough to be told. */
  private static final int FEWEST = 1_000;

  public Hint {
    best = List.copyOf(best);
  }

  /** The same question gets the same answer: what the seat knows is all that chance comes from. */
  public static <P extends Position<P, M>, M extends Move> Hint<M> of(Seen<P, M> seen) {
    long key = seen.key();
    int tries = Math.max(FEWEST, Level.HARD.tries(seen.game().judgement().style()));
    var effort = Effort.tries(tries);
    var ranked = new Search<>(seen, new FastChance(key)).think(effort).ranked();
    var position = seen.redeal(new FastChance(key));
    return new Hint<>(
        ranked.stream()
            .limit(MOVES)
            .map(
                one ->
                    new Advised<>(
                        one.move(), one.chance(), one.error(), reason(seen, position, one.move())))
            .toList());
  }

  private static <P extends Position<P, M>, M extends Move> Optional<String> reason(
      Seen<P, M> seen, P before, M move) {
    var after = before.copy();
    after.apply(move, Events.OFF);
    if (after.isOver()) return Optional.empty();
    return Gain.of(seen.game().judgement(), after, before, seen.seat().index());
  }
}
