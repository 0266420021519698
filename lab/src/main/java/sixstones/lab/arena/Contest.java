package sixstones.lab.arena;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import sixstones.engine.Options;

/**
 * What an arena plays.
 *
 * @param bots as words of the command line; each meets each
 * @param from the number of the first deal; each is played in all seatings
 * @param to the number after the last one
 * @param sprt when to stop early, for two bots only
 * @param patience how long a program may think about a move
 */
public record Contest(
    List<String> bots,
    int seats,
    Options options,
    long from,
    long to,
    long seed,
    Optional<Sprt> sprt,
    Duration patience) {

  public Contest {
    bots = List.copyOf(bots);
  }

  /** Whether games, which are asked for only then, allow the early stop that was asked for. */
  public boolean isSettledBy(Supplier<List<Played>> games) {
    return sprt.isPresent()
        && sprt.get().verdict(Deals.of(games.get(), bots.size()).duel(0, 1)) != Sprt.Verdict.OPEN;
  }
}
