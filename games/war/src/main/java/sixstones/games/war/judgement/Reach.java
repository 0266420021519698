package sixstones.games.war.judgement;

import java.util.Arrays;
import sixstones.engine.Bits;
import sixstones.games.war.WarPosition;
import sixstones.games.war.bases.Bases;
import sixstones.games.war.box.Direction;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Team;
import sixstones.games.war.box.TileKind;
import sixstones.games.war.tiles.Effects;

/**
 * How many main actions a character needs to each place if nobody disturbs it: carried on by open
 * arrows, short routes and teleports, held up by detention, never through Thanos, Corvus Glaive or
 * the bases of others. Worked out ring by ring, as far as somebody asks.
 */
final class Reach {

  /** Farther than anybody looks. */
  static final int FAR = 16;

  /** What a turn on an outrider general's tile costs. */
  private static final int DETENTION = 2;

  private static final int COSTS = FAR + DETENTION + 2;

  private final WarPosition position;
  private final Team team;
  private final byte[] steps = new byte[Place.ALL.length];

  /** The places of each ring, as two words of bits; some have been reached earlier meanwhile. */
  private final long[] rings = new long[2 * COSTS];

  Reach(WarPosition position, Team team, Place from) {
    this.position = position;
    this.team = team;
    Arrays.fill(steps, (byte) COSTS);
    settle(from, 0);
  }

  /** A word of the places that are just so far away. */
  long ring(int cost, int word) {
    long ring = rings[2 * cost + word];
    for (long rest = ring; rest != 0; rest = Bits.rest(rest)) {
      int member = Bits.first(rest);
      if (steps[Long.SIZE * word + member] < cost) ring = Bits.without(ring, member);
    }
    return ring;
  }

  /** Goes on from the places that are so far away. */
  void expand(int cost) {
    for (int word = 0; word < 2; word++) {
      for (long rest = ring(cost, word); rest != 0; rest = Bits.rest(rest)) {
        var place = Place.first(word, rest);
        for (var next : place.beside()) arrive(next, place, cost + 1, 0);
      }
    }
  }

  private void arrive(Place place, Place from, int cost, int depth) {
    if (cost >= steps[place.index()] || depth > 6) return;
    if (position.crew().thanosAt(place)) return;
    if (!place.isTile() || !position.field().isOpen(place)) {
      settle(place, cost);
      return;
    }
    if (Bases.isTrapForTeam(position.board(), team, place)) return;
    var kind = position.field().kind(place);
    if (kind == TileKind.ARROW) {
      followArrows(place, from, cost, depth);
    } else if (kind == TileKind.SHORT_ROUTE) {
      jump(place, cost, depth);
    } else if (kind == TileKind.TELEPORT) {
      teleport(place, cost);
    } else if (kind != TileKind.CORVUS_GLAIVE) {
      settle(
          place,
          Effects.ALL.of(kind).isTrap(position.board(), team, place) ? cost + DETENTION : cost);
    }
  }

  private void settle(Place place, int cost) {
    if (cost >= steps[place.index()]) return;
    steps[place.index()] = (byte) cost;
    rings[2 * cost + place.word()] |= place.bit();
  }

  private void followArrows(Place place, Place from, int cost, int depth) {
    for (var direction : Direction.ALL) {
      if (!position.field().points(place, direction)) continue;
      var next = place.neighbour(direction);
      if (!next.isNone() && next != from) arrive(next, place, cost, depth + 1);
    }
  }

  private void jump(Place place, int cost, int depth) {
    for (var direction : Direction.ALL) {
      var next = place.neighbour(direction).neighbour(direction);
      if (next.isTile()) arrive(next, place, cost, depth + 1);
    }
  }

  private void teleport(Place place, int cost) {
    boolean gone = false;
    for (var other : Place.TILES) {
      if (other == place || !position.field().isOpen(other, TileKind.TELEPORT)) continue;
      if (!position.board().isFree(other)) continue;
      settle(other, cost);
      gone = true;
    }
    if (!gone) settle(place, cost);
  }
}
