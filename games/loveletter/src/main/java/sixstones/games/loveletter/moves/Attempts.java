package sixstones.games.loveletter.moves;

import java.util.List;
import sixstones.engine.text.Thing;
import sixstones.games.loveletter.box.Card;

/** Moves that somebody may mean who touches a thing on the board. */
public final class Attempts {

  private Attempts() {}

  public static List<LoveLetterMove> of(String thing) {
    return Thing.meant(thing, Attempts::of);
  }

  private static List<LoveLetterMove> of(Thing touched) {
    var name = touched.name();
    return switch (touched.kind()) {
      case "card" -> List.of(SharedMoves.play(Card.named(name)));
      case "name" -> List.of(SharedMoves.name(Card.named(name)));
      case "seat" ->
          name.matches("[0-5]") ? List.of(SharedMoves.choose(name.charAt(0) - '0')) : List.of();
      default -> List.of();
    };
  }
}
