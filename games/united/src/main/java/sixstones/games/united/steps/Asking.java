package sixstones.games.united.steps;

import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.box.Threat;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.moves.UnitedMove.Action;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;

/** A step that waits for somebody's answer. */
public non-sealed interface Asking extends Step {

  /** Who answers; U-TIE-02: the decider unless a rule says otherwise. */
  default int chooser(Board board) {
    return board.seatOf(board.decider());
  }

  void moves(Board board, MoveList<UnitedMove> into);

  /** Takes one of the moves; the step is no longer on the stack. */
  void answer(Play game, UnitedMove move);

  /** The rule that the question follows. */
  String rule();

  default Phrase prompt(Board board) {
    return prompt(id());
  }

  /** An answer in words, where the question gives it others than its own. */
  default Phrase label(Board board, UnitedMove answer) {
    return answer instanceof Pick pick && pick.thing() instanceof Threat threat
        ? ThreatCards.label(board, pick, threat)
        : answer.label();
  }

  /** Whether it is asked even with a single answer, because its absence would tell something. */
  default boolean asksAnyway(Board board) {
    return false;
  }

  /** Whether the very question would tell what the seat holds. */
  default boolean isSecret() {
    return false;
  }

  /** Where in a turn it is asked. */
  default PartOfTurn partOfTurn() {
    return PartOfTurn.ANYWHERE;
  }

  /** Why a move that is not among the moves can't be made. */
  default Refusal why(Board board, UnitedMove move) {
    return NoAnswer.why(board, this, move);
  }

  /** Why an action can't be taken now. */
  default Refusal whyNoAction(Board board, Action action) {
    return NoAnswer.action(board, this);
  }

  /** Why a thing is not among those that may be picked. */
  default Refusal whyNot(Board board, Pick pick) {
    return Because.answerFirst(board, this);
  }

  static Phrase prompt(String key) {
    return Phrase.of("united.prompt." + key);
  }
}
