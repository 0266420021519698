package sixstones.browser;

import java.util.List;

/** A simple way to play any game to its end: what brings it forward first. */
final class Choosing {

  private static final List<String> FORWARD =
      List.of("recruit", "pay", "location", "fight with", "fight");

  private Choosing() {}

  static String from(List<String> moves) {
    for (var verb : FORWARD) {
      for (var move : moves) if (move.startsWith(verb)) return move;
    }
    return moves.getFirst();
  }
}
