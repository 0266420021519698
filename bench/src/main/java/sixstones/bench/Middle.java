package sixstones.bench;

import java.util.List;
import sixstones.archive.Shelf;
import sixstones.engine.GameInfo;

/** About half of a game of people. */
record Middle(String game, int seats, int moves) {

  /** What people make together, roughly. */
  private static final int MOVES_A_MINUTE = 4;

  /** One of each game. */
  static final List<Middle> ALL =
      Shelf.installed().games().stream().map(game -> of(game.info())).toList();

  private static Middle of(GameInfo info) {
    int seats = (info.fewestSeats() + info.mostSeats() + 1) / 2;
    return new Middle(info.id(), seats, info.minutes() * MOVES_A_MINUTE / 2);
  }
}
