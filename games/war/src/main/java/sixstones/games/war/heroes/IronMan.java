package sixstones.games.war.heroes;

import java.util.Arrays;
import sixstones.engine.Bits;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;

/** Whom Iron Man finds (W-HERO-IRONMAN-01, W-RULE-56). */
final class IronMan {

  private IronMan() {}

  /** The nearest places with a character of another team; Thanos counts (W-HERO-IRONMAN-04). */
  static Place[] nearest(WarPosition position, Piece piece) {
    var from = position.crew().at(piece);
    int others = position.table().playedPieces() & ~piece.team().both();
    if (position.crew().inPlay(Piece.THANOS)) others |= Piece.THANOS.bit();
    int least = Integer.MAX_VALUE;
    var found = new Place[Piece.ALL.length];
    int count = 0;
    for (int left = others; left != 0; left = Bits.rest(left)) {
      var place = position.crew().at(Piece.first(left));
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
