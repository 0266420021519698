package sixstones.lab.command;

import java.time.Duration;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.Options;
import sixstones.engine.chance.FastChance;

/** What every command takes that lets bots play many games. */
final class ManyGames {

  @Option(
      names = "--players",
      paramLabel = "N",
      description = "Seats; by default as few as the game and the bots allow.")
  private int seats;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Default ${DEFAULT-VALUE}.")
  private long seed;

  @Option(names = "--threads", paramLabel = "T", description = "Default: all cores.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--bot-timeout",
      paramLabel = "MS",
      defaultValue = "10000",
      description = "How long a cmd: bot may think; default ${DEFAULT-VALUE} ms.")
  private long timeout;

  @Mixin private OptionWords options = new OptionWords();

  @Option(
      names = "--json",
      description = "Print JSON; the fields are told in docs/command-line.md.")
  private boolean json;

  /** The seats, if such a table can be dealt; else it is said in one line, not by every thread. */
  int seats(Game<?, ?> game, int fewest) {
    var info = game.info();
    int count = seats > 0 ? seats : Math.max(info.fewestSeats(), fewest);
    Usage.check(
        info.seats(count),
        "%s seats %d to %d players.".formatted(info.id(), info.fewestSeats(), info.mostSeats()));
    Usage.check(threads > 0 && timeout > 0, "--threads and --bot-timeout are at least 1.");
    game.deal(new Deal(count, options(), new FastChance(seed)).checkedFor(info));
    return count;
  }

  boolean json() {
    return json;
  }

  long seed() {
    return seed;
  }

  int threads() {
    return threads;
  }

  Duration patience() {
    return Duration.ofMillis(timeout);
  }

  Options options() {
    return options.options();
  }
}
