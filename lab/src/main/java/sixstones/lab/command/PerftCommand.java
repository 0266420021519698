package sixstones.lab.command;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sixstones.engine.Deal;
import sixstones.engine.chance.FastChance;
import sixstones.engine.match.Perft;

@Command(
    name = "perft",
    description =
        "Counts the distinct move sequences from a deal, depth by depth: a finger print of the rules.")
final class PerftCommand implements Callable<Integer> {

  @Parameters(paramLabel = "GAME", converter = GameConverter.class, description = "Which game.")
  GameChoice choice;

  @Option(names = "--players", paramLabel = "N", description = "Seats; default: the fewest.")
  int seats;

  @Option(
      names = "--deal",
      paramLabel = "S",
      defaultValue = "1",
      description = "The seed of the deal; default ${DEFAULT-VALUE}.")
  long seed;

  @Option(
      names = "--depth",
      paramLabel = "N",
      defaultValue = "3",
      description = "Default ${DEFAULT-VALUE}.")
  int depth;

  @Mixin OptionWords options = new OptionWords();

  @Override
  public Integer call() {
    var info = choice.game().info();
    int count = seats > 0 ? seats : info.fewestSeats();
    Usage.check(depth >= 0, "--depth is at least 0.");
    for (int d = 1; d <= depth; d++) {
      var deal = new Deal(count, options.options(), new FastChance(seed)).checkedFor(info);
      System.out.printf("depth %d: %,d%n", d, Perft.count(choice.game(), deal, d));
    }
    return 0;
  }
}
