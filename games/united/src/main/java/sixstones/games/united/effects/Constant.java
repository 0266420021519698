package sixstones.games.united.effects;

/** An effect that is never carried out: it holds as long as its card is in play. */
public interface Constant extends Effect {

  /** The number it sets, or 0. */
  default int figure(Figure what) {
    return 0;
  }

  default boolean forbids(Ban what) {
    return false;
  }

  /** U-MAESTRO-06, U-MAESTRO-07: whether Heroes take Rick Jones along. */
  default boolean carriesRick() {
    return false;
  }
}
