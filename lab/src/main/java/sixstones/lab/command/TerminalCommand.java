package sixstones.lab.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sixstones.bots.Bots;
import sixstones.engine.Deal;
import sixstones.engine.chance.FastChance;
import sixstones.lab.terminal.TerminalGame;

@Command(
    name = "terminal",
    description = "Plays a game in the terminal: you by notation, bots on the other seats.")
final class TerminalCommand implements Callable<Integer> {

  @Parameters(paramLabel = "GAME", converter = GameConverter.class, description = "Which game.")
  GameChoice choice;

  @Option(names = "--players", paramLabel = "N", description = "Seats; default: the fewest.")
  int seats;

  @Option(
      names = "--seat",
      paramLabel = "N",
      split = ",",
      description = "Your seats, counted from 0; default 0.")
  List<Integer> own = List.of(0);

  @Option(
      names = "--bots",
      split = ",",
      paramLabel = "BOT",
      description = "The bots on the other seats; default greedy.")
  List<String> bots = List.of("greedy");

  @Option(names = "--seed", paramLabel = "S", description = "Deal the same game again.")
  @Nullable Long seed;

  @Mixin OptionWords options = new OptionWords();

  @Override
  public Integer call() throws IOException {
    var info = choice.game().info();
    int count = seats > 0 ? seats : info.fewestSeats();
    for (int seat : own) Usage.check(seat >= 0 && seat < count, "There is no seat " + seat + ".");
    bots.forEach(Bots::get);
    var chance = new FastChance(seed != null ? seed : new SecureRandom().nextLong());
    var deal = new Deal(count, options.options(), chance).checkedFor(info);
    var names = new ArrayList<String>();
    for (int seat = 0; seat < count; seat++) {
      names.add(
          own.contains(seat) ? TerminalGame.PERSON : bots.get(Math.min(seat, bots.size() - 1)));
    }
    var in = new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset()));
    TerminalGame.begin(choice.game(), deal, names, chance.copy().skip(1 << 20))
        .play(in, System.out);
    return 0;
  }
}
