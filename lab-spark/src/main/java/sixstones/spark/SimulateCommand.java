package sixstones.spark;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import sixstones.lab.command.Json;
import sixstones.lab.command.ReportText;
import sixstones.lab.command.SimulationWords;

@Command(
    name = "simulate",
    description = {
      "Plays games between bots and reports wins, scores, length and speed.",
      "The same seed gives the same games as \"sixstones simulate\", whatever the cluster."
    })
final class SimulateCommand implements Callable<Integer> {

  @Mixin SimulationWords words = new SimulationWords();

  @Mixin Cluster cluster = new Cluster();

  @Override
  public Integer call() throws IOException {
    var simulation = words.simulation(1, Optional.empty());
    var plan = SimulationPlan.of(words.game(), simulation);
    var asked = new Slice(simulation.from(), simulation.to());
    int slices = cluster.slices();
    var out = cluster.out();
    try (var spark = cluster.open()) {
      var results = Results.in(spark, out, plan);
      var time = new Stopwatch();
      long played = new Campaign(spark, plan, results).play(asked, slices, () -> false);
      time.tell(played, asked.size(), "games", results.folder());
      var report = plan.report(results, asked);
      System.out.println(words.json() ? Json.of(report) : ReportText.of(report));
      report.forfeits().forEach(System.err::println);
      return 0;
    }
  }
}
