package sixstones.lab.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sixstones.lab.arena.Arena;
import sixstones.lab.arena.ArenaPage;
import sixstones.lab.arena.ArenaText;

@Command(
    name = "arena",
    description = {
      "Finds out which bots are stronger: every deal with every seating, ratings with intervals.",
      "A contest that was broken off goes on where it stopped; with more pairs it is continued."
    })
final class ArenaCommand implements Callable<Integer> {

  @Mixin ContestWords words = new ContestWords();

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Games, records and report.html; default: arena/GAME-BOTS.")
  @Nullable Path out;

  @Mixin Threads threads = new Threads();

  @Override
  public Integer call() throws IOException {
    var contest = words.contest();
    int cores = threads.count();
    var folder = out != null ? out : Path.of("arena", words.folder());
    Files.createDirectories(folder);
    try (var progress = new Progress(contest.to() - contest.from())) {
      var standings = Arena.run(words.game(), contest, folder, cores, progress);
      var page = folder.resolve("report.html");
      Files.writeString(page, ArenaPage.of(standings));
      System.out.println(words.json() ? Json.of(standings) : ArenaText.of(standings));
      if (!words.json()) System.out.println("  " + page);
      return 0;
    }
  }
}
