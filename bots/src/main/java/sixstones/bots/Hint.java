package sixstones.bots;

import java.util.List;
import java.util.Optional;
import sixstones.bots.search.Level;
import sixstones.bots.search.Search;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;

/**
 * What a seat is advised, from what it knows.
 *
 * @param best the moves that promise most, the best first
 */
public record Hint<M extends Move>(List<Advised<M>> best) {

  /**
   * @param reason what the move helps most of all that the game judges by, if it helps anything
   */
  public record Advised<M extends Move>(
      M move, double chance, double error, Optional<Phrase> reason) {}

  private static final int MOVES = 3;

  /** With fewer tries the chances would be too rough to be told. */
  private static final int FEWEST = 1_000;

  /** Whoever asks waits for the answer, however long opponents like to think. */
  private static final int MOST = 2_000;

  /** So often a reason is looked for. */
  private static final int REDEALS = 9;

  public Hint {
    best = List.copyOf(best);
  }

  /** The same question gets the same answer: what the seat knows is all that chance comes from. */
  public static <P extends Position<P, M>, M extends Move> Hint<M> of(Seen<P, M> seen) {
    long key = seen.key();
    int careful = Level.HARD.tries(seen.judgement().style());
    int tries = Math.clamp(2 * careful / 3, FEWEST, MOST);
    var effort = Effort.tries(tries);
    var ranked = new Search<>(seen, new FastChance(key)).think(effort).ranked();
    return new Hint<>(
        ranked.stream()
            .limit(MOVES)
            .map(
                one ->
                    new Advised<>(one.move(), one.chance(), one.error(), reason(seen, one.move())))
            .toList());
  }

  private static <P extends Position<P, M>, M extends Move> Optional<Phrase> reason(
      Seen<P, M> seen, M move) {
    var counted = seen.counted(move);
    if (counted.isPresent()) return counted;
    var reasons = new Reasons<>(seen);
    for (int n = 0; n < REDEALS; n++) {
      var before = seen.redeal(new FastChance(seen.key() + n));
      var after = before.copy();
      after.apply(move, Events.OFF);
      reasons.compare(after, before);
    }
    return reasons.likeliest();
  }
}
