package sixstones.games.war.judgement;

import sixstones.engine.Bits;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Team;
import sixstones.games.war.box.TileKind;

/**
 * How many main actions a character needs to each place if nobody disturbs it: carried on by open
 * arrows, short routes and teleports, held up by detention, never through Thanos, Corvus Glaive or
 * the bases of others. Worked out ring by ring, as far as somebody asks; places are bits in two
 * words, so that a ring is taken in a few strokes.
 */
final class Reach {

  /** Farther than anybody looks. */
  static final int FAR = 16;

  /** What a turn on an outrider general's tile costs. */
  private static final int DETENTION = 2;

  private static final int COSTS = FAR + DETENTION + 2;

  /** The neighbours of each place, as two words of bits. */
  private static final long[] BESIDE = beside();

  private final WarPosition position;
  private final Ground ground;

  /** The places of each ring; some have been reached earlier meanwhile. */
  private final long[] rings = new long[2 * COSTS];

  /** What need not be looked at again. */
  private final long[] done = new long[2];

  Reach(WarPosition position, Ground ground, Team team, Place from) {
    this.position = position;
    this.ground = ground;
    var home = position.board().field().base(team);
    done[0] = ground.shunned[0];
    done[1] = ground.shunned[1];
    if (!position.board().crew().thanosAt(home)) done[home.word()] &= ~home.bit();
    done[from.word()] &= ~from.bit();
    rings[from.word()] = from.bit();
  }

  private static long[] beside() {
    var beside = new long[2 * Place.ALL.length];
    for (var place : Place.ALL) {
      for (var next : place.beside()) beside[2 * place.index() + next.word()] |= next.bit();
    }
    return beside;
  }

  /** A word of the places that are just so far away. */
  long ring(int cost, int word) {
    return rings[2 * cost + word] & ~done[word];
  }

  /** Goes on from the places that are so far away. */
  void expand(int cost) {
    long low = ring(cost, 0);
    long high = ring(cost, 1);
    done[0] |= low;
    done[1] |= high;
    long nextLow = 0;
    long nextHigh = 0;
    for (long rest = low; rest != 0; rest = Bits.rest(rest)) {
      int at = 2 * Bits.first(rest);
      nextLow |= BESIDE[at];
      nextHigh |= BESIDE[at + 1];
    }
    for (long rest = high; rest != 0; rest = Bits.rest(rest)) {
      int at = 2 * (Long.SIZE + Bits.first(rest));
      nextLow |= BESIDE[at];
      nextHigh |= BESIDE[at + 1];
    }
    arrive(nextLow, 0, cost + 1);
    arrive(nextHigh, 1, cost + 1);
  }

  private void arrive(long places, int word, int cost) {
    long fresh = places & ~done[word];
    if (fresh == 0) return;
    long detained = fresh & ground.generals[word];
    long carried = fresh & ground.carriers[word];
    rings[2 * cost + word] |= fresh & ~detained & ~carried;
    rings[2 * (cost + DETENTION) + word] |= detained;
    for (long rest = carried; rest != 0; rest = Bits.rest(rest))
      carry(Place.first(word, rest), cost);
  }

  /** Each tile carries on once: whoever comes later is carried to the same places. */
  private void carry(Place place, int cost) {
    if (Ground.has(done, place)) return;
    Ground.add(done, place);
    if (position.board().field().kind(place) == TileKind.TELEPORT) {
      teleport(place, cost);
      return;
    }
    int entry = Onward.entry(position.board().field(), place);
    arrive(Onward.to(entry, 0), 0, cost);
    arrive(Onward.to(entry, 1), 1, cost);
  }

  private void teleport(Place place, int cost) {
    boolean gone = false;
    for (int word = 0; word < 2; word++) {
      for (long rest = ground.carriers[word]; rest != 0; rest = Bits.rest(rest)) {
        var other = Place.first(word, rest);
        if (other == place || position.board().field().kind(other) != TileKind.TELEPORT) continue;
        if (!position.board().isFree(other)) continue;
        rings[2 * cost + word] |= other.bit();
        gone = true;
      }
    }
    if (gone) return;
    done[place.word()] &= ~place.bit();
    rings[2 * cost + place.word()] |= place.bit();
  }
}
