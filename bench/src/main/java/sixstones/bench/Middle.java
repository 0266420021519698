package sixstones.bench;

import java.util.List;

/** About half of a game of people. */
record Middle(String game, int seats, int moves) {

  /** One of each game of the box. */
  static final List<Middle> ALL =
      List.of(
          new Middle("splendor", 3, 60),
          new Middle("gauntlet", 4, 20),
          new Middle("war", 4, 150),
          new Middle("united", 3, 60));
}
