package sixstones.games.war.steps;

import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.WarPosition;
import sixstones.games.war.moves.WarMove;

/** A step that waits for somebody's answer. */
public non-sealed interface Asking extends Step {

  /** Who answers; the acting player unless a rule says otherwise. */
  default int chooser(WarPosition position) {
    return position.acting();
  }

  /** Whether the question still stands after what has happened since it was put. */
  default boolean stillAsks(WarPosition position) {
    return true;
  }

  /** What happens when the question no longer stands. */
  default void lapse(WarPosition position, Events out) {}

  void moves(WarPosition position, MoveList<WarMove> into);

  /** Takes one of the moves; the step itself says when it is done. */
  void answer(WarPosition position, WarMove move, Events out);

  /** Another move that says the same as one that is not among the moves, or just that one. */
  default WarMove meant(WarPosition position, WarMove move) {
    return move;
  }

  /** The rule that forbids a move which is not among the moves. */
  default Refusal why(WarPosition position, WarMove move) {
    return NoAnswer.to(this, move);
  }

  Phrase prompt(WarPosition position);

  /** The rule that asks; it refuses whatever is no answer. */
  String rule();

  /** The rule that forbids to decline. */
  default String mandatoryBy() {
    return "W-CELL-05";
  }
}
