package sixstones.lab.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sixstones.lab.balance.BalancePart;
import sixstones.lab.balance.BalanceRun;

@Command(
    name = "report",
    description = {
      "Finds out how fair a game is: seats, roles, length, endings, and what everything in the box is good for.",
      "Equal bots play on all seats; the report is a page to read."
    })
final class ReportCommand implements Callable<Integer> {

  @Mixin BalanceWords words = new BalanceWords();

  @Option(names = "--out", paramLabel = "PAGE", description = "Default: GAME-report.html.")
  @Nullable Path out;

  @Option(
      names = "--figures",
      paramLabel = "FILE",
      description = "Also write what the page was made from, for merge.")
  @Nullable Path figures;

  @Mixin Threads threads = new Threads();

  @Override
  public Integer call() throws IOException {
    var info = words.game().info();
    var plan = words.plan(threads.count());
    var file = out == null ? Path.of(info.id() + "-report.html") : out;
    try (var progress = new Progress(plan.games())) {
      var balance = BalanceRun.of(words.game(), plan, progress);
      Usage.check(balance.games() > 0, "No game was played to its end.");
      if (words.json()) System.out.println(Json.of(balance.effects()));
      var part = BalancePart.of(info, plan, balance);
      if (figures != null) Files.writeString(figures, Json.of(part));
      Files.writeString(file, part.page());
      System.out.println("  " + file);
      return 0;
    }
  }
}
