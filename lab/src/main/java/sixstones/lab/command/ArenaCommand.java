package sixstones.lab.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sixstones.lab.arena.Arena;
import sixstones.lab.arena.ArenaPage;
import sixstones.lab.arena.ArenaText;
import sixstones.lab.arena.Contest;
import sixstones.lab.arena.Sprt;
import sixstones.lab.players.Players;

@Command(
    name = "arena",
    description = {
      "Finds out which bots are stronger: every deal with every seating, ratings with intervals.",
      "A contest that was broken off goes on where it stopped; with more pairs it is continued."
    })
final class ArenaCommand implements Callable<Integer> {

  private static final Pattern UNSAFE = Pattern.compile("[^A-Za-z0-9@]+");

  @Parameters(paramLabel = "GAME", converter = GameConverter.class, description = "Which game.")
  GameChoice choice;

  @Option(
      names = "--bots",
      split = ",",
      required = true,
      paramLabel = "BOT",
      description =
          "Two or more: random, greedy, easy, medium, hard, master, a level with an effort (hard@800 tries, master@500ms), or cmd:PROGRAM ARGS.")
  List<String> bots = List.of();

  @Option(
      names = "--pairs",
      paramLabel = "N",
      defaultValue = "100",
      description = "How many deals, each with all seatings; default ${DEFAULT-VALUE}.")
  long pairs;

  @Option(
      names = "--sprt",
      split = ",",
      arity = "1",
      paramLabel = "ELO",
      description =
          "Stop as soon as it is plain whether the first bot is no better (first number) or better (second) than the second bot, as in --sprt 0,20.")
  List<Double> sprt = List.of();

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Games, records and report.html; default: arena/GAME-BOTS.")
  @Nullable Path out;

  @Mixin ManyGames run = new ManyGames();

  @Override
  public Integer call() throws IOException {
    var info = choice.game().info();
    int count = run.seats(choice.game(), 2);
    Usage.check(bots.size() >= 2, "An arena needs two bots at least, as in --bots hard,greedy.");
    Usage.check(bots.stream().distinct().count() == bots.size(), "A bot is named twice.");
    Usage.check(pairs > 0, "--pairs is at least 1.");
    Usage.check(
        sprt.isEmpty() || sprt.size() == 2 && bots.size() == 2 && sprt.getFirst() < sprt.getLast(),
        "--sprt takes two numbers, the lower first, and two bots, as in --sprt 0,20.");
    Usage.check(
        sprt.isEmpty() || count == 2 || info.teams(), "--sprt is for two seats or two sides.");
    bots.forEach(Players::check);
    var folder =
        out != null
            ? out
            : Path.of(
                "arena", info.id() + "-" + UNSAFE.matcher(String.join("-", bots)).replaceAll("_"));
    Files.createDirectories(folder);
    var contest =
        new Contest(
            bots,
            count,
            run.options(),
            pairs,
            run.seed(),
            run.threads(),
            sprt.isEmpty()
                ? Optional.empty()
                : Optional.of(new Sprt(sprt.getFirst(), sprt.getLast())),
            folder,
            run.patience());
    try (var progress = new Progress(pairs)) {
      var standings = Arena.run(choice.game(), contest, progress);
      var page = folder.resolve("report.html");
      Files.writeString(page, ArenaPage.of(standings));
      System.out.println(run.json() ? Json.of(standings) : ArenaText.of(standings));
      if (!run.json()) System.out.println("  " + page);
      return 0;
    }
  }
}
