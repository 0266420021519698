package sixstones.lab.command;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sixstones.engine.Game;
import sixstones.lab.players.Players;
import sixstones.lab.simulate.Simulation;

/** What a report is made from, wherever it is played. */
public final class BalanceWords {

  @Parameters(paramLabel = "GAME", converter = GameConverter.class, description = "Which game.")
  private GameChoice choice;

  @Option(
      names = "--bot",
      paramLabel = "BOT",
      defaultValue = "medium",
      description = "Who plays, on all seats; as in arena. Default: ${DEFAULT-VALUE}.")
  private String bot;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "500",
      description = "How many; default ${DEFAULT-VALUE}.")
  private long games;

  @Mixin private Range range = new Range();

  @Mixin private ManyGames run = new ManyGames();

  public Game<?, ?> game() {
    return choice.game();
  }

  public boolean json() {
    return run.json();
  }

  /** The games, if the words make sense. */
  public Simulation plan(int threads) {
    int seats = run.seats(game(), 1);
    Usage.check(games > 0, "--games is at least 1.");
    Players.check(List.of(bot), game());
    return new Simulation(
        Collections.nCopies(seats, bot),
        run.options(),
        range.from(),
        range.to(games),
        run.seed(),
        threads,
        false,
        false,
        Optional.empty(),
        run.patience());
  }
}
