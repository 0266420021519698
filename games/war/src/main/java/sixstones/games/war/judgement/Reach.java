package sixstones.games.war.judgement;

import java.util.Arrays;
import sixstones.games.war.TileKind;
import sixstones.games.war.WarPosition;
import sixstones.games.war.bases.Bases;
import sixstones.games.war.box.Board;
import sixstones.games.war.box.Direction;

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
  private static final int WORD = Long.SIZE;

  private final WarPosition position;
  private final int team;
  private final byte[] steps = new byte[Board.PLACES];

  /** The places of each ring, as two words of bits; some have been reached earlier meanwhile. */
  private final long[] rings = new long[2 * COSTS];

  Reach(WarPosition position, int team, int from) {
    this.position = position;
    this.team = team;
    Arrays.fill(steps, (byte) COSTS);
    settle(from, 0);
  }

  /** A word of the places that are just so far away. */
  long ring(int cost, int word) {
    long ring = rings[2 * cost + word];
    for (long rest = ring; rest != 0; rest &= rest - 1) {
      int place = WORD * word + Long.numberOfTrailingZeros(rest);
      if (steps[place] < cost) ring &= ~(1L << place);
    }
    return ring;
  }

  /** Goes on from the places that are so far away. */
  void expand(int cost) {
    for (int word = 0; word < 2; word++) {
      for (long rest = ring(cost, word); rest != 0; rest &= rest - 1) {
        int place = WORD * word + Long.numberOfTrailingZeros(rest);
        for (int direction = 0; direction < 4; direction++) {
          int next = Board.neighbour(place, direction);
          if (next != Board.NONE) arrive(next, place, cost + 1, 0);
        }
      }
    }
  }

  private void arrive(int place, int from, int cost, int depth) {
    if (cost >= steps[place] || depth > 6) return;
    if (position.crew().thanosAt(place)) return;
    if (!Board.isTile(place) || !position.field().isOpen(place)) {
      settle(place, cost);
      return;
    }
    if (Bases.isTrapForTeam(position, team, place)) return;
    var kind = position.field().kind(place);
    if (kind == TileKind.ARROW) {
      followArrows(place, from, cost, depth);
    } else if (kind == TileKind.SHORT_ROUTE) {
      jump(place, cost, depth);
    } else if (kind == TileKind.TELEPORT) {
      teleport(place, cost);
    } else if (kind != TileKind.CORVUS_GLAIVE) {
      settle(place, kind.effect().isTrap(position, team, place) ? cost + DETENTION : cost);
    }
  }

  private void settle(int place, int cost) {
    if (cost >= steps[place]) return;
    steps[place] = (byte) cost;
    rings[2 * cost + place / WORD] |= 1L << place;
  }

  private void followArrows(int place, int from, int cost, int depth) {
    for (int direction = 0; direction < 4; direction++) {
      if (!position.field().points(place, Direction.of(direction))) continue;
      int next = Board.neighbour(place, direction);
      if (next != Board.NONE && next != from) arrive(next, place, cost, depth + 1);
    }
  }

  private void jump(int place, int cost, int depth) {
    for (int direction = 0; direction < 4; direction++) {
      int over = Board.neighbour(place, direction);
      int next = over == Board.NONE ? Board.NONE : Board.neighbour(over, direction);
      if (next != Board.NONE && Board.isTile(next)) arrive(next, place, cost, depth + 1);
    }
  }

  private void teleport(int place, int cost) {
    boolean gone = false;
    for (int other = 0; other < Board.TILES; other++) {
      if (other == place || !position.field().isOpen(other, TileKind.TELEPORT)) continue;
      if (!position.isFree(other)) continue;
      settle(other, cost);
      gone = true;
    }
    if (!gone) settle(place, cost);
  }
}
