package sixstones.bench;

import java.io.IOException;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import sixstones.archive.Shelf;

/** Runs the benchmarks as the command line says; for every installed game unless one is named. */
public final class Benchmarks {

  private static final String GAME = "game";

  private Benchmarks() {}

  public static void main(String[] args)
      throws RunnerException, CommandLineOptionException, IOException {
    var line = new CommandLineOptions(args);
    var options = new OptionsBuilder().parent(line);
    if (!line.getParameter(GAME).hasValue()) {
      options.param(
          GAME,
          Shelf.installed().games().stream().map(game -> game.info().id()).toArray(String[]::new));
    }
    var runner = new Runner(options.build());
    if (line.shouldHelp()) line.showHelp();
    else if (line.shouldList()) runner.list();
    else runner.run();
  }
}
