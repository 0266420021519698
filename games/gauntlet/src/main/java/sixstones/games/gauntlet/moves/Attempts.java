package sixstones.games.gauntlet.moves;

import java.util.List;
import sixstones.engine.text.Thing;
import sixstones.games.gauntlet.box.Box;

/** Moves that somebody may mean who touches a thing on the board. */
public final class Attempts {

  private Attempts() {}

  public static List<GauntletMove> of(String thing) {
    return Thing.meant(thing, Attempts::of);
  }

  private static List<GauntletMove> of(Thing touched) {
    var name = touched.name();
    return switch (touched.kind()) {
      case "card" -> List.of(SharedMoves.play(Box.named(name)));
      case "front" -> List.of(SharedMoves.copy(Box.named(name)));
      case "seat" ->
          name.matches("[0-5]") ? List.of(SharedMoves.choose(name.charAt(0) - '0')) : List.of();
      case "value" ->
          name.matches("[1-7]") ? List.of(SharedMoves.name(name.charAt(0) - '0')) : List.of();
      default -> List.of();
    };
  }
}
