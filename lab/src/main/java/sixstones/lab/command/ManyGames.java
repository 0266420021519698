package sixstones.lab.command;

import java.time.Duration;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.Options;
import sixstones.engine.chance.FastChance;

/** What every command takes that lets bots play many games. */
public final class ManyGames {

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
    Usage.check(timeout > 0, "--bot-timeout is at least 1.");
    game.deal(new Deal(count, options(), new FastChance(seed)).checkedFor(info));
    return count;
  }

  public boolean json() {
    return json;
  }

  public long seed() {
    return seed;
  }

  Duration patience() {
    return Duration.ofMillis(timeout);
  }

  Options options() {
    return options.options();
  }
}
