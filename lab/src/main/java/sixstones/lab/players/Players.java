package sixstones.lab.players;

import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import sixstones.bots.Bots;
import sixstones.bots.search.Memory;
import sixstones.bots.search.SearchBot;
import sixstones.engine.Game;

/** Makes players from the words of a command line. */
public final class Players {

  private static final String COMMAND = "cmd:";

  /**
   * A level, how much it may think, and what net it judges by: {@code hard@800} tries, {@code
   * master@500ms}, {@code hard@800:plain} without a net, {@code hard@800:new.net}.
   */
  private static final Pattern EFFORT = Pattern.compile("(\\w+)@(\\d{1,7})(ms)?(?::(.+))?");

  /** Behind it the taste of a bot: {@code medium~racer}. */
  private static final char FOND = '~';

  /** How many moves the thoughts of one bot may hold: about fifty megabytes. */
  private static final int THOUGHTS = 1_000_000;

  private Players() {}

  /**
   * A bot's name, perhaps with an effort and a taste, or {@code cmd:} and a program with its
   * arguments.
   *
   * @param patience how long a program may think about one move
   */
  public static Player of(String words, Duration patience) {
    if (words.startsWith(COMMAND)) {
      var command = List.of(words.substring(COMMAND.length()).strip().split("\\s+"));
      return new CommandPlayer(words, command, patience);
    }
    int fond = words.indexOf(FOND);
    if (fond >= 0)
      return new FondPlayer(of(words.substring(0, fond), patience), words.substring(fond + 1));
    if (words.contains("@")) return level(words);
    return new BotPlayer(words, () -> Bots.remembering(words, new Memory(THOUGHTS)), 0);
  }

  private static Player level(String words) {
    var match = EFFORT.matcher(words);
    if (!match.matches()) {
      throw new IllegalArgumentException(
          "\"" + words + "\" is no bot; an effort is told as in hard@800 or master@500ms.");
    }
    var level =
        Bots.level(match.group(1))
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "Only levels take an effort: " + String.join(", ", Bots.levels()) + "."));
    int amount = Integer.parseInt(match.group(2));
    if (amount == 0) throw new IllegalArgumentException("An effort is at least 1.");
    boolean timed = match.group(3) != null;
    var bot = new SearchBot(level, timed ? Integer.MAX_VALUE : amount);
    var player =
        new BotPlayer(words, () -> bot.remembering(new Memory(THOUGHTS)), timed ? amount : 0);
    return match.group(4) == null ? player : new NetPlayer(player, match.group(4));
  }

  /** Refuses names that mean nobody in the game, before any is played. */
  public static void check(List<String> players, Game<?, ?> game) {
    for (var words : players) check(words, game);
  }

  private static void check(String words, Game<?, ?> game) {
    if (!words.startsWith(COMMAND)) {
      if (of(words, Duration.ZERO) instanceof FondPlayer fond) fond.check(game);
    } else if (words.substring(COMMAND.length()).isBlank()) {
      throw new IllegalArgumentException("cmd: wants a program, as in cmd:./mybot --fast");
    }
  }
}
