package sixstones.games.war.thanos;

import sixstones.engine.Bits;
import sixstones.engine.event.Kind;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Token;
import sixstones.games.war.log.Log;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Play;

/** Where Thanos goes: the nearest character, and the way there. */
public final class Nearest {

  private static final Place[] NOWHERE = {};

  private Nearest() {}

  /** The nearest characters by W-THANOS-09, as a bit set. */
  public static int characters(Board board, Place start) {
    int nearest = 0;
    int least = Integer.MAX_VALUE;
    for (int left = board.table().playedPieces(); left != 0; left = Bits.rest(left)) {
      var piece = Piece.first(left);
      if (board.crew().carries(piece, Token.SOUL)) continue;
      int distance = start.distance(board.crew().at(piece));
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
  public static Place[] targets(Board board, int nearest) {
    if (nearest == 0 || undecided(board, nearest)) return NOWHERE;
    var first = board.crew().at(Piece.first(nearest));
    int elsewhere = nearest & ~board.crew().charactersAt(first);
    if (elsewhere == 0) return new Place[] {first};
    return new Place[] {first, board.crew().at(Piece.first(elsewhere))};
  }

  /** Whether too many are equally near, and he stays (W-THANOS-11). */
  public static boolean undecided(Board board, int nearest) {
    if (nearest == 0) return false;
    var first = board.crew().at(Piece.first(nearest));
    int elsewhere = nearest & ~board.crew().charactersAt(first);
    if (elsewhere == 0) return false;
    var second = board.crew().at(Piece.first(elsewhere));
    boolean third = (elsewhere & ~board.crew().charactersAt(second)) != 0;
    return board.rulings().placesCount() ? third : third || Bits.count(nearest) > 2;
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
  static Place target(Play play, Place start) {
    int nearest = characters(play.board(), start);
    if (undecided(play.board(), nearest)) {
      play.log().simply(Kind.MISSED, "thanosUndecided", Piece.THANOS, "W-THANOS-11");
    }
    return tossed(play, targets(play.board(), nearest), "target", "W-THANOS-10");
  }

  /** His first step towards a target. */
  static Place step(Play play, Place start, Place target) {
    return tossed(play, steps(start, target), "way", "W-THANOS-12");
  }

  private static Place tossed(Play play, Place[] places, String what, String rule) {
    if (places.length == 0) return Place.NONE;
    if (places.length == 1) return places[0];
    int drawn = play.chance().below(2);
    play.log().tossed(what, Log.place(places[0]), Log.place(places[1]), drawn, rule);
    return places[drawn];
  }
}
