package sixstones.spark;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import sixstones.lab.arena.ArenaPage;
import sixstones.lab.arena.ArenaText;
import sixstones.lab.arena.Standings;
import sixstones.lab.command.ContestWords;
import sixstones.lab.command.Json;

@Command(
    name = "arena",
    description = {
      "Finds out which bots are stronger: every deal with every seating, ratings with intervals.",
      "The same seed gives the same games as \"sixstones arena\", whatever the cluster."
    })
final class ArenaCommand implements Callable<Integer> {

  @Mixin ContestWords words = new ContestWords();

  @Mixin PageOut page = new PageOut();

  @Mixin Cluster cluster = new Cluster();

  @Override
  public Integer call() throws IOException {
    var info = words.game().info();
    var contest = words.contest();
    var plan = ContestPlan.of(words.game(), contest);
    var asked = new Slice(contest.from(), contest.to());
    int slices = cluster.slices();
    var out = cluster.out();
    try (var spark = cluster.open()) {
      var results = Results.in(spark, out, plan);
      var time = new Stopwatch();
      long played =
          new Campaign(spark, plan, results)
              .play(
                  asked,
                  slices,
                  () -> contest.isSettledBy(() -> ContestPlan.games(results, asked)));
      time.tell(played, asked.size(), "deals", results.folder());
      var standings = Standings.of(info, contest, ContestPlan.games(results, asked));
      System.out.println(words.json() ? Json.of(standings) : ArenaText.of(standings));
      page.write(info.id() + "-arena.html", ArenaPage.of(standings));
      return 0;
    }
  }
}
