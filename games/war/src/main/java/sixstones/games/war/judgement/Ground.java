package sixstones.games.war.judgement;

import sixstones.engine.Bits;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Tokens;
import sixstones.games.war.state.Field;

/** What lies where, as sets of places: one look at the field that serves all characters. */
final class Ground {

  private static final long[] TILES = tiles();

  final long[] heroes = new long[2];
  final long[] leadership = new long[2];
  final long[] stones = new long[2];
  final long[] battlefields = new long[2];
  final long[] closed = new long[2];

  /** Open tiles that carry on whoever arrives. */
  final long[] carriers = new long[2];

  /** Open tiles of outrider generals. */
  final long[] generals = new long[2];

  /** Where nobody goes: to Thanos, to Corvus Glaive and to bases, the own one excepted. */
  final long[] shunned = new long[2];

  /** Whether halves are there for the taking. */
  final boolean leadershipFree;

  Ground(WarPosition position) {
    var field = position.board().field();
    leadershipFree =
        !position.board().crew().leadershipCarried() && !Goals.leadershipLost(position);
    for (int word = 0; word < 2; word++) {
      for (long rest = field.laden(word); rest != 0; rest = Bits.rest(rest)) {
        note(Place.first(word, rest), field);
      }
      closed[word] = field.closed(word);
      for (long rest = TILES[word] & ~closed[word]; rest != 0; rest = Bits.rest(rest)) {
        sort(field, Place.first(word, rest));
      }
    }
    var thanos = position.board().crew().at(Piece.THANOS);
    if (!thanos.isNone()) add(shunned, thanos);
  }

  private static long[] tiles() {
    var tiles = new long[2];
    for (var place : Place.TILES) add(tiles, place);
    return tiles;
  }

  private void note(Place place, Field field) {
    int lying = field.lying(place);
    if ((lying & Tokens.HEROES) != 0) add(heroes, place);
    if ((lying & Tokens.LEADERSHIP) != 0) add(leadership, place);
    if ((lying & Tokens.STONES) != 0) add(stones, place);
  }

  private void sort(Field field, Place place) {
    switch (field.kind(place)) {
      case BATTLEFIELD -> add(battlefields, place);
      case ARROW, SHORT_ROUTE, TELEPORT -> add(carriers, place);
      case OUTRIDER_GENERAL -> add(generals, place);
      case CORVUS_GLAIVE, THANOS_BASE, TEAM_BASE -> add(shunned, place);
      case BLANK,
          INFINITY_STONE,
          SUPERHEROES,
          LEADERSHIP,
          ENERGY,
          DROPSHIP,
          CIRCULAR_MOVEMENT,
          Q_SHIP,
          GUARDIANS_SHIP,
          LOKI,
          CULL_OBSIDIAN,
          PROXIMA_MIDNIGHT,
          EBONY_MAW -> {}
    }
  }

  static void add(long[] places, Place place) {
    places[place.word()] |= place.bit();
  }

  static boolean has(long[] places, Place place) {
    return !place.isNone() && (places[place.word()] & place.bit()) != 0;
  }
}
