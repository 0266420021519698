package sixstones.games.gauntlet.moves;

import java.util.List;
import sixstones.games.gauntlet.box.Box;

/** Moves that somebody may mean who touches a thing on the board. */
public final class Attempts {

  private Attempts() {}

  public static List<GauntletMove> of(String thing) {
    var name = thing.substring(thing.indexOf(':') + 1);
    try {
      return switch (thing.substring(0, Math.max(0, thing.indexOf(':')))) {
        case "card" -> List.of(SharedMoves.play(Box.named(name)));
        case "front" -> List.of(SharedMoves.copy(Box.named(name)));
        case "seat" ->
            name.matches("[0-5]") ? List.of(SharedMoves.choose(name.charAt(0) - '0')) : List.of();
        case "value" ->
            name.matches("[1-7]") ? List.of(SharedMoves.name(name.charAt(0) - '0')) : List.of();
        default -> List.of();
      };
    } catch (IllegalArgumentException _) {
      // A thing that isn't ours: nobody can mean a move by it.
      return List.of();
    }
  }
}
