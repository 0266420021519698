package sixstones.engine;

/**
 * What a game's module knows about good play; the cunning that bots are built on. Judges only
 * positions that are redeals for the seat, so it may look at everything in them.
 */
public interface Judgement<P extends Position<P, M>, M extends Move> {

  /** How good the position is for a seat: higher is better, 1 is won, 0 is lost. */
  double worth(P position, int seat);

  /**
   * How good a legal move of the present choice is for the seat that chooses; only the order
   * counts. Does not change the position.
   */
  double merit(P position, M move);

  /** Over how many redeals the merit of a move wants to be averaged. */
  default int guesses() {
    return 4;
  }
}
