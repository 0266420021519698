package sixstones.lab.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sixstones.lab.simulate.Simulator;

@Command(
    name = "simulate",
    description = {
      "Plays games between bots and reports wins, scores, length and speed.",
      "The same seed gives the same games whatever the number of threads."
    })
final class SimulateCommand implements Callable<Integer> {

  @Mixin SimulationWords words = new SimulationWords();

  @Option(names = "--records", paramLabel = "DIR", description = "Write each game's record there.")
  @Nullable Path records;

  @Mixin Threads threads = new Threads();

  @Override
  public Integer call() throws IOException {
    var simulation = words.simulation(threads.count(), Optional.ofNullable(records));
    if (records != null) Files.createDirectories(records);
    try (var progress = new Progress(simulation.games())) {
      var report = Simulator.run(words.game(), simulation, progress);
      System.out.println(words.json() ? Json.of(report) : ReportText.of(report));
      report.forfeits().forEach(System.err::println);
      return 0;
    }
  }
}
