package sixstones.engine.text;

import java.util.List;
import java.util.function.Function;

/**
 * A thing on the board, taken apart: {@code card:L1-02} is a card of the name L1-02.
 *
 * @param kind empty for a thing that has only a name
 */
public record Thing(String kind, String name) {

  static Thing of(String text) {
    int colon = text.indexOf(':');
    return new Thing(text.substring(0, Math.max(0, colon)), text.substring(colon + 1));
  }

  /**
   * The moves that somebody may mean by a thing; none by one that isn't the game's.
   *
   * @param moves may throw {@link IllegalArgumentException} for a name that nothing has
   */
  public static <M> List<M> meant(String text, Function<Thing, List<M>> moves) {
    try {
      return moves.apply(of(text));
    } catch (IllegalArgumentException _) {
      return List.of();
    }
  }
}
