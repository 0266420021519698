package sixstones.lab.players;

import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import sixstones.bots.Bots;
import sixstones.bots.search.SearchBot;

/** Makes players from the words of a command line. */
public final class Players {

  private static final String COMMAND = "cmd:";

  /** A level, and how much it may think: {@code hard@800} tries, {@code master@500ms}. */
  private static final Pattern EFFORT = Pattern.compile("(\\w+)@(\\d{1,7})(ms)?");

  private Players() {}

  /**
   * A bot's name, perhaps with an effort, or {@code cmd:} and a program with its arguments.
   *
   * @param patience how long a program may think about one move
   */
  public static Player of(String words, Duration patience) {
    if (words.startsWith(COMMAND)) {
      var command = List.of(words.substring(COMMAND.length()).strip().split("\\s+"));
      return new CommandPlayer(words, command, patience);
    }
    return words.contains("@") ? level(words) : new BotPlayer(words, Bots.get(words), 0);
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
    return match.group(3) == null
        ? new BotPlayer(words, new SearchBot(level, amount), 0)
        : new BotPlayer(words, new SearchBot(level, Integer.MAX_VALUE), amount);
  }

  /** Refuses names that mean nobody, before any game begins. */
  public static void check(String words) {
    if (!words.startsWith(COMMAND)) {
      of(words, Duration.ZERO);
    } else if (words.substring(COMMAND.length()).isBlank()) {
      throw new IllegalArgumentException("cmd: wants a program, as in cmd:./mybot --fast");
    }
  }
}
