package sixstones.games.war.thanos;

import sixstones.engine.Bits;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Board;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Token;
import sixstones.games.war.log.Log;

/** Where Thanos goes: the nearest character, and the way there. */
public final class Nearest {

  private Nearest() {}

  /** The nearest characters by W-THANOS-09, as a bit set. */
  public static int characters(WarPosition position, int start) {
    int nearest = 0;
    int least = Integer.MAX_VALUE;
    for (int left = position.table().playedPieces(); left != 0; left = Bits.rest(left)) {
      int piece = Bits.first(left);
      if (position.crew().carries(piece, Token.SOUL)) continue;
      int distance = Board.distance(start, position.crew().at(piece));
      if (distance < least) {
        least = distance;
        nearest = 0;
      }
      if (distance == least) nearest |= 1 << piece;
    }
    return nearest;
  }

  /** The place he walks towards, or none (W-THANOS-09 to 11). */
  static int target(WarPosition position, int start, Events out) {
    int nearest = characters(position, start);
    if (nearest == 0) return Board.NONE;
    int first = position.crew().at(Bits.first(nearest));
    int elsewhere = nearest & ~position.crew().charactersAt(first);
    if (elsewhere == 0) return first;
    int second = position.crew().at(Bits.first(elsewhere));
    boolean third = (elsewhere & ~position.crew().charactersAt(second)) != 0;
    boolean tooMany = position.rulings().placesCount() ? third : third || Bits.count(nearest) > 2;
    if (tooMany) {
      Log.simply(out, Kind.MISSED, "thanosUndecided", Piece.THANOS, "W-THANOS-11");
      return Board.NONE;
    }
    int drawn = position.chance().below(2);
    Log.tossed(out, "target", Log.place(first), Log.place(second), drawn, "W-THANOS-10");
    return drawn == 0 ? first : second;
  }

  /** The first step towards a target; two ways are tossed for (W-THANOS-12). */
  static int step(WarPosition position, int start, int target, Events out) {
    int one = Board.NONE;
    int two = Board.NONE;
    for (int direction = 0; direction < 4; direction++) {
      int place = Board.neighbour(start, direction);
      if (place == Board.NONE || Board.distance(place, target) >= Board.distance(start, target)) {
        continue;
      }
      if (one == Board.NONE) {
        one = place;
      } else {
        two = place;
      }
    }
    if (two == Board.NONE) return one;
    int drawn = position.chance().below(2);
    Log.tossed(out, "way", Log.place(one), Log.place(two), drawn, "W-THANOS-12");
    return drawn == 0 ? one : two;
  }
}
