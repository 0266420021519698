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
 * the bases of others.
 */
final class Reach {

  static final int FAR = 30;

  /** What a turn on an outrider general's tile costs. */
  private static final int DETENTION = 2;

  private final WarPosition position;
  private final int team;
  private final int[] steps = new int[Board.PLACES];
  private final int[] queue = new int[16 * Board.PLACES];
  private int tail;

  private Reach(WarPosition position, int team) {
    this.position = position;
    this.team = team;
    Arrays.fill(steps, FAR);
  }

  static int[] of(WarPosition position, int team, int from) {
    var reach = new Reach(position, team);
    reach.steps[from] = 0;
    reach.queue[reach.tail++] = from;
    for (int head = 0; head < reach.tail; head++) {
      int place = reach.queue[head];
      for (int direction = 0; direction < 4; direction++) {
        int next = Board.neighbour(place, direction);
        if (next != Board.NONE) reach.arrive(next, place, reach.steps[place] + 1, 0);
      }
    }
    return reach.steps;
  }

  private void arrive(int place, int from, int cost, int depth) {
    if (cost >= steps[place] || depth > 6 || tail >= queue.length) return;
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
    steps[place] = cost;
    queue[tail++] = place;
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
