package sixstones.engine.match;

import sixstones.engine.Position;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;

/** Refusals that no game has to know. */
public final class Refusals {

  /** The game is over. */
  public static final Refusal OVER = Refusal.of("ENGINE-OVER", Phrase.of("engine.refusal.over"));

  /** Nothing that may be taken back. */
  public static final Refusal NO_UNDO = Refusal.of("ENGINE-UNDO", Phrase.of("engine.refusal.undo"));

  private Refusals() {}

  /** Somebody else must choose. */
  public static Refusal notYourChoice(Position<?, ?> position) {
    return Refusal.of(
        "ENGINE-TURN", Phrase.of("engine.refusal.notYourChoice").seat(position.chooser()));
  }
}
