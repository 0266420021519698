package sixstones.games.war.thanos;

import sixstones.engine.Bits;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Token;
import sixstones.games.war.log.Log;

/** Where Thanos goes: the nearest character, and the way there. */
public final class Nearest {

  private static final Place[] NOWHERE = {};

  private Nearest() {}

  /** The nearest characters by W-THANOS-09, as a bit set. */
  public static int characters(WarPosition position, Place start) {
    int nearest = 0;
    int least = Integer.MAX_VALUE;
    for (int left = position.table().playedPieces(); left != 0; left = Bits.rest(left)) {
      var piece = Piece.first(left);
      if (position.crew().carries(piece, Token.SOUL)) continue;
      int distance = start.distance(position.crew().at(piece));
      if (distance < least) {
        least = distance;
        nearest = 0;
      }
      if (distance == least) nearest |= piece.bit();
    }
    return nearest;
  }

  /**
   * The places he may walk towards: none, one, or two that are tossed for (W-THANOS-09 to 11).
   * Several characters on one place are one place.
   *
   * @param nearest the nearest characters, as a bit set
   */
  public static Place[] targets(WarPosition position, int nearest) {
    if (nearest == 0 || undecided(position, nearest)) return NOWHERE;
    var first = position.crew().at(Piece.first(nearest));
    int elsewhere = nearest & ~position.crew().charactersAt(first);
    if (elsewhere == 0) return new Place[] {first};
    return new Place[] {first, position.crew().at(Piece.first(elsewhere))};
  }

  /** Whether too many are equally near, and he stays (W-THANOS-11). */
  public static boolean undecided(WarPosition position, int nearest) {
    if (nearest == 0) return false;
    var first = position.crew().at(Piece.first(nearest));
    int elsewhere = nearest & ~position.crew().charactersAt(first);
    if (elsewhere == 0) return false;
    var second = position.crew().at(Piece.first(elsewhere));
    boolean third = (elsewhere & ~position.crew().charactersAt(second)) != 0;
    return position.rulings().placesCount() ? third : third || Bits.count(nearest) > 2;
  }

  /** The first steps towards a target: one, or two that are tossed for (W-THANOS-12). */
  public static Place[] steps(Place start, Place target) {
    var one = Place.NONE;
    for (var place : start.beside()) {
      if (place.distance(target) >= start.distance(target)) continue;
      if (!one.isNone()) return new Place[] {one, place};
      one = place;
    }
    return one.isNone() ? NOWHERE : new Place[] {one};
  }

  /** The place he walks towards, or none. */
  static Place target(WarPosition position, Place start, Events out) {
    int nearest = characters(position, start);
    if (undecided(position, nearest)) {
      Log.simply(out, Kind.MISSED, "thanosUndecided", Piece.THANOS, "W-THANOS-11");
    }
    return tossed(position, targets(position, nearest), "target", "W-THANOS-10", out);
  }

  /** His first step towards a target. */
  static Place step(WarPosition position, Place start, Place target, Events out) {
    return tossed(position, steps(start, target), "way", "W-THANOS-12", out);
  }

  private static Place tossed(
      WarPosition position, Place[] places, String what, String rule, Events out) {
    if (places.length == 0) return Place.NONE;
    if (places.length == 1) return places[0];
    int drawn = position.chance().below(2);
    Log.tossed(out, what, Log.place(places[0]), Log.place(places[1]), drawn, rule);
    return places[drawn];
  }
}
