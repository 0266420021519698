package sixstones.games.united.steps;

/**
 * An effect with a {@link Question}.
 *
 * @param <T> what is picked
 */
public interface AskingVerb<T> extends Verb {

  /** Goes on with what was picked. */
  void answer(Play game, CarryOut step, T picked);
}
