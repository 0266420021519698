package sixstones.games.@id@.moves;

import java.util.Locale;
import sixstones.engine.UnreadableMove;

/** Reads moves, whatever the case and the spaces. */
public final class Notation {

  private Notation() {}

  public static @Name@Move read(String notation) {
    return switch (notation.strip().toLowerCase(Locale.ROOT)) {
      case "pass" -> new @Name@Move.Pass();
      default -> throw new UnreadableMove(notation, "it is pass");
    };
  }
}
