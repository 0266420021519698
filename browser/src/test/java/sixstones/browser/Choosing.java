package sixstones.browser;

import java.util.List;
import java.util.Random;

/** Simple ways to play any game to its end. */
final class Choosing {

  /** What brings a game forward, whatever the game. */
  private static final List<String> FORWARD =
      List.of("recruit", "pay", "location", "fight with", "fight", "end turn", "resume", "move");

  private Choosing() {}

  /** A move that brings the game forward, else the first one. */
  static String from(List<String> moves) {
    return from(moves, new Random(0));
  }

  /** The same, but which of the moves of one kind is left to chance. */
  static String from(List<String> moves, Random chance) {
    for (var verb : FORWARD) {
      var fitting = moves.stream().filter(move -> move.startsWith(verb)).toList();
      if (!fitting.isEmpty()) return fitting.get(chance.nextInt(fitting.size()));
    }
    return moves.get(chance.nextInt(moves.size()));
  }
}
