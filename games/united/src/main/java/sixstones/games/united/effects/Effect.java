package sixstones.games.united.effects;

/**
 * One step of a card's effect, as data. Every effect is one of the verbs, which say what they do;
 * {@code docs/data/united-vocabulary.md} tells what each of them means.
 */
public interface Effect {

  /** Whether the steps after it may speak of the Location that it has chosen. */
  default boolean choosesLocation() {
    return false;
  }
}
