package sixstones.games.splendor.moves;

import java.util.List;
import sixstones.engine.text.Thing;
import sixstones.games.splendor.box.Box;
import sixstones.games.splendor.box.Stone;
import sixstones.games.splendor.box.Tokens;

/** Moves that somebody may mean who touches a thing on the board. */
public final class Attempts {

  private Attempts() {}

  /**
   * The moves.
   *
   * @param beforeAction whether an action is still to be done, so that two equal stones can be
   *     meant
   */
  public static List<SplendorMove> of(String thing, boolean beforeAction) {
    return Thing.meant(thing, touched -> of(touched, beforeAction));
  }

  private static List<SplendorMove> of(Thing touched, boolean beforeAction) {
    var name = touched.name();
    return switch (touched.kind()) {
      case "card" -> {
        var card = Box.cardNamed(name);
        yield List.of(SharedMoves.recruit(card), SharedMoves.reserve(card));
      }
      case "deck" ->
          name.matches("[123]") ? List.of(SharedMoves.reserveTop(name.charAt(0) - '0')) : List.of();
      case "supply" -> stones(Stone.named(name), beforeAction);
      case "mine" -> List.of(new SplendorMove.Return(Tokens.one(Stone.named(name).ordinal())));
      case "location" -> List.of(SharedMoves.location(Box.locationNamed(name)));
      default -> List.of();
    };
  }

  private static List<SplendorMove> stones(Stone stone, boolean beforeAction) {
    var one = new SplendorMove.Take(Tokens.one(stone.ordinal()));
    if (!beforeAction) return List.of(one);
    return List.of(new SplendorMove.Take(Tokens.of(stone.ordinal(), 2)), one);
  }
}
