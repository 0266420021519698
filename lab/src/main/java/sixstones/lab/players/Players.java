package sixstones.lab.players;

import java.time.Duration;
import java.util.List;
import sixstones.bots.Bots;

/** Makes players from the words of a command line. */
public final class Players {

  private static final String COMMAND = "cmd:";

  private Players() {}

  /**
   * A bot's name, or {@code cmd:} and a program with its arguments.
   *
   * @param patience how long a program may think about one move
   */
  public static Player of(String words, Duration patience) {
    if (!words.startsWith(COMMAND)) return new BotPlayer(words, Bots.get(words));
    var command = List.of(words.substring(COMMAND.length()).strip().split("\\s+"));
    return new CommandPlayer(words, command, patience);
  }

  /** Refuses names that mean nobody, before any game begins. */
  public static void check(String words) {
    if (!words.startsWith(COMMAND)) {
      Bots.get(words);
    } else if (words.substring(COMMAND.length()).isBlank()) {
      throw new IllegalArgumentException("cmd: wants a program, as in cmd:./mybot --fast");
    }
  }
}
