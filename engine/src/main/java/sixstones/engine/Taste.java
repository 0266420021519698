package sixstones.engine;

/**
 * A way of playing that a bot may be fond of: moves to its taste come to its mind first. Judges
 * redeals for the seat, as a judgement does.
 */
public interface Taste<P extends Position<P, M>, M extends Move> {

  /** What the lobby calls it: {@code taste.WORD}. */
  String word();

  /**
   * How much a legal move of the present choice is to the taste of the seat that chooses: one more
   * makes it come to mind about three times as easily. Does not change the position.
   */
  double appeal(P position, M move);
}
