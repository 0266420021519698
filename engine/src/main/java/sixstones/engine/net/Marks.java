package sixstones.engine.net;

/**
 * What a net sees of a game: the marks that a position bears in the eyes of the seat that must
 * choose, and the kinds of moves. Numbers are dense, so that each has a row of weights.
 *
 * @param <P> the game's positions
 * @param <M> its moves
 */
public interface Marks<P, M> {

  /** How many marks there are. */
  int count();

  /** No position bears more at once. */
  int most();

  /** How many kinds of moves there are; none if the net is to judge positions alone. */
  int kinds();

  /** No table has more sides. */
  int mostSides();

  /** How many sides may win. */
  int sides(P position);

  /** Writes down the marks of a position, in any order; how many they are. */
  int of(P position, int[] into);

  int kind(M move);

  /** Sides are counted from the one whose eyes these are, so that all learn from each other. */
  static int fromOwn(int side, int own, int sides) {
    return side >= own ? side - own : side - own + sides;
  }
}
