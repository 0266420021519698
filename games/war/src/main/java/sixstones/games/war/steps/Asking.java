package sixstones.games.war.steps;

import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.state.Board;

/** A step that waits for somebody's answer. */
public non-sealed interface Asking extends Step {

  /** Who answers; the acting player unless a rule says otherwise. */
  default int chooser(Board board) {
    return board.acting();
  }

  /** Whether the question still stands after what has happened since it was put. */
  default boolean stillAsks(Board board) {
    return true;
  }

  /** What happens when the question no longer stands. */
  default void lapse(Play play) {}

  void moves(Board board, MoveList<WarMove> into);

  /** Takes one of the moves; the step itself says when it is done. */
  void answer(Play play, WarMove move);

  /** Another move that says the same as one that is not among the moves, or just that one. */
  default WarMove meant(Board board, WarMove move) {
    return move;
  }

  /** The rule that forbids a move which is not among the moves. */
  default Refusal why(Board board, WarMove move) {
    return NoAnswer.to(this, move);
  }

  Phrase prompt(Board board);

  /** The rule that asks; it refuses whatever is no answer. */
  String rule();

  /** The rule that forbids to decline. */
  default String mandatoryBy() {
    return "W-CELL-05";
  }
}
