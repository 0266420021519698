package sixstones.games.war.heroes;

import java.util.Arrays;
import sixstones.engine.Bits;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.state.Board;

/** Whom Iron Man finds (W-HERO-IRONMAN-01, W-RULE-56). */
final class IronMan {

  private IronMan() {}

  /** The nearest places with a character of another team; Thanos counts (W-HERO-IRONMAN-04). */
  static Place[] nearest(Board board, Piece piece) {
    var from = board.crew().at(piece);
    int others = board.table().playedPieces() & ~piece.team().both();
    if (board.crew().inPlay(Piece.THANOS)) others |= Piece.THANOS.bit();
    int least = Integer.MAX_VALUE;
    var found = new Place[Piece.ALL.length];
    int count = 0;
    for (int left = others; left != 0; left = Bits.rest(left)) {
      var place = board.crew().at(Piece.first(left));
      int distance = from.distance(place);
      if (distance < least) {
        least = distance;
        count = 0;
      }
      if (distance == least && !contains(found, count, place)) found[count++] = place;
    }
    return Arrays.copyOf(found, count);
  }

  private static boolean contains(Place[] places, int count, Place place) {
    for (int i = 0; i < count; i++) if (places[i] == place) return true;
    return false;
  }
}
