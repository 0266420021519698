package sixstones.lab.command;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sixstones.engine.Game;
import sixstones.lab.arena.Contest;
import sixstones.lab.arena.Sprt;
import sixstones.lab.players.Players;

/** Who meets in an arena, wherever it is played. */
public final class ContestWords {

  private static final Pattern UNSAFE = Pattern.compile("[^A-Za-z0-9@]+");

  @Parameters(paramLabel = "GAME", converter = GameConverter.class, description = "Which game.")
  private GameChoice choice;

  @Option(
      names = "--bots",
      split = ",",
      required = true,
      paramLabel = "BOT",
      description =
          "Two or more: random, greedy, easy, medium, hard, master, a level with a taste (medium~racer) or an effort (hard@800 tries, master@500ms), or cmd:PROGRAM ARGS.")
  private List<String> bots = List.of();

  @Option(
      names = "--pairs",
      paramLabel = "N",
      defaultValue = "100",
      description = "How many deals, each with all seatings; default ${DEFAULT-VALUE}.")
  private long pairs;

  @Mixin private Range range = new Range();

  @Option(
      names = "--sprt",
      split = ",",
      arity = "1",
      paramLabel = "ELO",
      description =
          "Stop as soon as it is plain whether the first bot is no better (first number) or better (second) than the second bot, as in --sprt 0,20.")
  private List<Double> sprt = List.of();

  @Mixin private ManyGames run = new ManyGames();

  public Game<?, ?> game() {
    return choice.game();
  }

  public boolean json() {
    return run.json();
  }

  /** A name for a folder that tells game and bots. */
  public String folder() {
    return game().info().id() + "-" + UNSAFE.matcher(String.join("-", bots)).replaceAll("_");
  }

  /** The contest, if the words make sense. */
  public Contest contest() {
    int count = run.seats(game(), 2);
    Usage.check(bots.size() >= 2, "An arena needs two bots at least, as in --bots hard,greedy.");
    Usage.check(bots.stream().distinct().count() == bots.size(), "A bot is named twice.");
    Usage.check(pairs > 0, "--pairs is at least 1.");
    Usage.check(
        sprt.isEmpty() || sprt.size() == 2 && bots.size() == 2 && sprt.getFirst() < sprt.getLast(),
        "--sprt takes two numbers, the lower first, and two bots, as in --sprt 0,20.");
    Usage.check(
        sprt.isEmpty() || count == 2 || game().info().teams(),
        "--sprt is for two seats or two sides.");
    Players.check(bots, game());
    return new Contest(
        bots,
        count,
        run.options(),
        range.from(),
        range.to(pairs),
        run.seed(),
        sprt.isEmpty() ? Optional.empty() : Optional.of(new Sprt(sprt.getFirst(), sprt.getLast())),
        run.patience());
  }
}
