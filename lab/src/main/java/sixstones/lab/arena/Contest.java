package sixstones.lab.arena;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import sixstones.engine.Options;

/**
 * What an arena plays.
 *
 * @param bots as words of the command line; each meets each
 * @param deals how many deals; each is played in all seatings
 * @param sprt when to stop early, for two bots only
 * @param folder where games, records and the report are kept, and found again
 * @param patience how long a program may think about a move
 */
public record Contest(
    List<String> bots,
    int seats,
    Options options,
    long deals,
    long seed,
    int threads,
    Optional<Sprt> sprt,
    Path folder,
    Duration patience) {

  public Contest {
    bots = List.copyOf(bots);
  }
}
