package sixstones.browser;

import java.util.List;
import sixstones.engine.Options;
import sixstones.engine.chance.Seed;
import sixstones.server.tables.Act;

/**
 * A position that is put before the page: the game up to there.
 *
 * @param number tells it from the other positions of its game; the same number is the same position
 * @param kind what is asked, or where in the game it is
 * @param seat who looks at it
 */
record Posed(
    String game,
    int number,
    int seats,
    Options options,
    Seed seed,
    int rules,
    List<Act> moves,
    String kind,
    int seat) {

  Posed {
    moves = List.copyOf(moves);
  }

  /** Nothing has been done yet, so nothing is told. */
  boolean isStart() {
    return moves.isEmpty();
  }

  String table() {
    return game + number;
  }

  @Override
  public String toString() {
    return "%s, position %d (%s, seat %d of %d, %d moves, %s)"
        .formatted(game, number, kind, seat, seats, moves.size(), options.sorted());
  }
}
