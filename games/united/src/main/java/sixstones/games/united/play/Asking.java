package sixstones.games.united.play;

import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.board.Board;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.moves.UnitedMove.Pick;

/** A step that waits for somebody's answer. */
public sealed interface Asking extends Step
    permits Picking,
        ChargeGear,
        ChooseHero,
        ChooseSupportCard,
        ChooseSupportHero,
        ChooseTurn,
        DiscardCard,
        PlayCard,
        PlayPlan,
        PlaySuperHero,
        React,
        TakeActions,
        TakeGear,
        TakeGivenActions,
        UseLocation,
        UsePlans {

  int chooser(Board board);

  void moves(Board board, MoveList<UnitedMove> into);

  /** Takes one of the moves; the step is no longer on the stack. */
  void answer(Playing game, UnitedMove move);

  /** The rule that the question follows. */
  String rule();

  default Phrase prompt(Board board) {
    return prompt(id());
  }

  /** An answer in words, where the question gives it others than its own. */
  default Phrase label(UnitedMove answer) {
    return answer.label();
  }

  /** Whether it is asked even with a single answer, because its absence would tell something. */
  default boolean asksAnyway(Board board) {
    return false;
  }

  /** Whether the very question would tell what the seat holds. */
  default boolean isSecret() {
    return false;
  }

  /** Why a thing is not among those that may be picked. */
  default Refusal whyNot(Board board, Pick pick) {
    return Refusing.answerFirst(board, this);
  }

  static Phrase prompt(String key) {
    return Phrase.of("united.prompt." + key);
  }
}
