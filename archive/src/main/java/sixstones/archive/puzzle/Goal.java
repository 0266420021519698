package sixstones.archive.puzzle;

import sixstones.engine.Game;
import sixstones.engine.Position;
import sixstones.engine.Seat;
import sixstones.engine.text.TreeReader;

/** What a puzzle asks for. */
public sealed interface Goal {

  /** The move that promises most. */
  record Best() implements Goal {}

  /** A victory that nobody can prevent. */
  record Win() implements Goal {}

  /**
   * So much more of something that is counted, before anybody else's turn.
   *
   * @param of the key of what is counted
   */
  record Gain(String of, int by) implements Goal {

    private boolean isReached(Position<?, ?> start, Position<?, ?> now, Seat seat) {
      return counted(now, seat) >= counted(start, seat) + by;
    }

    /** How much the seat has of it; what belongs to no seat belongs to all. */
    public int counted(Position<?, ?> position, Seat seat) {
      return position.standings().stream()
          .filter(standing -> standing.of().equals(of))
          .filter(standing -> standing.seat().orElse(seat.index()) == seat.index())
          .mapToInt(standing -> standing.value())
          .sum();
    }
  }

  /** Whether a game that began at {@code start} has come there; a best move is no such place. */
  default boolean isReached(Game<?, ?> game, Position<?, ?> start, Position<?, ?> now, Seat seat) {
    return switch (this) {
      case Best _ -> false;
      case Win _ -> now.isOver() && now.outcome().share(seat.index(), game.info().teams()) > 0;
      case Gain gain -> gain.isReached(start, now, seat);
    };
  }

  /** How many choices of others may lie on the way. */
  default int answers() {
    return switch (this) {
      case Best _ -> 0;
      case Win _ -> 2;
      case Gain _ -> 0;
    };
  }

  static Goal read(TreeReader at) {
    if (at.isMapping()) {
      at.allow("gain", "by");
      return new Gain(at.at("gain").text(), at.at("by").number(1, 9));
    }
    return switch (at.text()) {
      case "best" -> new Best();
      case "win" -> new Win();
      default -> throw at.error("best, win, or {gain: …, by: N} is expected");
    };
  }
}
