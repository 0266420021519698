package sixstones.spark;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import sixstones.lab.balance.BalancePart;
import sixstones.lab.command.BalanceWords;
import sixstones.lab.command.Json;
import sixstones.lab.command.Usage;

@Command(
    name = "report",
    description = {
      "Finds out how fair a game is: seats, roles, length, endings, and what everything in the box is good for.",
      "The same seed gives the same page as \"sixstones report\", whatever the cluster."
    })
final class ReportCommand implements Callable<Integer> {

  @Mixin BalanceWords words = new BalanceWords();

  @Mixin PageOut page = new PageOut();

  @Mixin Cluster cluster = new Cluster();

  @Override
  public Integer call() throws IOException {
    var info = words.game().info();
    var simulation = words.plan(1);
    var plan = BalancePlan.of(words.game(), simulation);
    var asked = new Slice(simulation.from(), simulation.to());
    int slices = cluster.slices();
    var out = cluster.out();
    try (var spark = cluster.open()) {
      var results = Results.in(spark, out, plan);
      var time = new Stopwatch();
      long played = new Campaign(spark, plan, results).play(asked, slices, () -> false);
      time.tell(played, asked.size(), "games", results.folder());
      var balance = BalancePlan.balance(results, asked);
      Usage.check(balance.games() > 0, "No game was played to its end.");
      if (words.json()) System.out.println(Json.of(balance.effects()));
      page.write(info.id() + "-report.html", BalancePart.of(info, simulation, balance).page());
      return 0;
    }
  }
}
