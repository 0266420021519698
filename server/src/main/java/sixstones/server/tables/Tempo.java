package sixstones.server.tables;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Pattern;

/** How long people may think. */
public sealed interface Tempo {

  /** As long as they like. */
  record Free() implements Tempo {}

  /** So long over every move; days make it a game by correspondence. */
  record PerMove(Duration time) implements Tempo {}

  /** So long over the whole game, and a little more with every move. */
  record PerGame(Duration time, Duration increment) implements Tempo {}

  Pattern PER_MOVE = Pattern.compile("move ([1-9][0-9]{0,3})");
  Pattern BY_DAYS = Pattern.compile("days ([1-9][0-9]?)");
  Pattern PER_GAME = Pattern.compile("game ([1-9][0-9]{0,4})\\+(0|[1-9][0-9]{0,2})");

  /** As {@code none}, {@code move 60}, {@code days 3} or {@code game 600+5}, in seconds. */
  default String text() {
    return switch (this) {
      case Free _ -> "none";
      case PerMove move when move.time().toDaysPart() > 0 -> "days " + move.time().toDays();
      case PerMove move -> "move " + move.time().toSeconds();
      case PerGame game -> "game " + game.time().toSeconds() + "+" + game.increment().toSeconds();
    };
  }

  static Optional<Tempo> of(String text) {
    if (text.equals("none")) return Optional.of(new Free());
    var move = PER_MOVE.matcher(text);
    if (move.matches()) return Optional.of(new PerMove(seconds(move.group(1))));
    var days = BY_DAYS.matcher(text);
    if (days.matches()) {
      return Optional.of(new PerMove(Duration.ofDays(Long.parseLong(days.group(1)))));
    }
    var game = PER_GAME.matcher(text);
    return game.matches()
        ? Optional.of(new PerGame(seconds(game.group(1)), seconds(game.group(2))))
        : Optional.empty();
  }

  private static Duration seconds(String text) {
    return Duration.ofSeconds(Long.parseLong(text));
  }
}
