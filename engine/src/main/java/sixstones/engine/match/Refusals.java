package sixstones.engine.match;

import sixstones.engine.Position;
import sixstones.engine.Refusal;
import sixstones.engine.Seat;
import sixstones.engine.phrase.Phrase;

/** Refusals that no game has to know. */
public final class Refusals {

  /** The game is over. */
  public static final Refusal OVER = Refusal.of("ENGINE-OVER", Phrase.of("engine.refusal.over"));

  /** Nothing that may be taken back. */
  public static final Refusal NO_UNDO = Refusal.of("ENGINE-UNDO", Phrase.of("engine.refusal.undo"));

  private Refusals() {}

  /** Somebody else must choose; who, as far as the seat may know. */
  public static Refusal notYourChoice(Position<?, ?> position, Seat asking) {
    int chooser = position.chooserFor(asking);
    return Refusal.of(
        "ENGINE-TURN",
        chooser == Position.SOMEBODY
            ? Phrase.of("engine.refusal.somebodyChooses")
            : Phrase.of("engine.refusal.notYourChoice").seat(chooser));
  }
}
