package sixstones.lab.command;

import java.util.ArrayList;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sixstones.lab.bench.Bench;
import sixstones.lab.bench.Measurement;

@Command(
    name = "bench",
    description = "Measures random playouts, moves, copies and allocation on one core.")
final class BenchCommand implements Callable<Integer> {

  @Parameters(
      paramLabel = "GAME",
      arity = "0..1",
      converter = GameConverter.class,
      description = "Default: all.")
  @Nullable GameChoice choice;

  @Option(names = "--players", paramLabel = "N", description = "Seats; default: the fewest.")
  int seats;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      defaultValue = "4",
      description = "How long to measure, after as long a warm-up; default ${DEFAULT-VALUE}.")
  double seconds;

  @Mixin OptionWords options = new OptionWords();

  @Option(
      names = "--json",
      description = "Print JSON; the fields are told in docs/command-line.md.")
  boolean json;

  @Override
  public Integer call() {
    Usage.check(seconds > 0, "--seconds is more than 0.");
    var games = GameChoice.orAll(choice);
    var measurements = new ArrayList<Measurement>();
    for (var game : games) {
      int count = seats > 0 ? seats : game.info().fewestSeats();
      Usage.check(game.info().seats(count), game.info().id() + " has no " + count + " seats.");
      Progress.announce("Measuring %s for %.0f s …".formatted(game.info().id(), 2.5 * seconds));
      var found = Bench.run(game, count, options.options(), seconds);
      measurements.add(found);
      if (!json) print(found);
    }
    if (json) System.out.println(Json.of(measurements));
    return 0;
  }

  private static void print(Measurement found) {
    System.out.printf(
        "%s, %d players, one core%n"
            + "  %,.0f random games/s, %.1f moves a game%n"
            + "  %.0f ns a move, %.0f bytes allocated%n"
            + "  %.0f ns a copy, %.0f bytes%n",
        found.game(),
        found.players(),
        found.gamesPerSecond(),
        found.movesPerGame(),
        found.nanosPerMove(),
        found.bytesPerMove(),
        found.nanosPerCopy(),
        found.bytesPerCopy());
  }
}
