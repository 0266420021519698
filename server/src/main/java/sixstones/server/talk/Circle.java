package sixstones.server.talk;

import java.util.Optional;

/** Who talks with whom. Each circle of a table counts its own sayings. */
public sealed interface Circle {

  /** Everybody at the table, and whoever looks on. */
  record Everybody() implements Circle {}

  /** The seats of one side, where the rules leave the other out. */
  record Side(int side) implements Circle {}

  /** Those who look on at a game. */
  record Spectators() implements Circle {}

  /** As it is stored: {@code table}, {@code side 0}, {@code spectators}. */
  default String text() {
    return switch (this) {
      case Everybody _ -> "table";
      case Side side -> "side " + side.side();
      case Spectators _ -> "spectators";
    };
  }

  static Optional<Circle> of(String text) {
    return switch (text) {
      case "table" -> Optional.of(new Everybody());
      case "spectators" -> Optional.of(new Spectators());
      default ->
          text.matches("side [0-9]")
              ? Optional.of(new Side(text.charAt(text.length() - 1) - '0'))
              : Optional.empty();
    };
  }
}
