package sixstones.games.united.steps;

import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Member;

/** A question whose answers are things picked from a set. */
public interface Selection extends Asking {

  /** Nothing needs to be picked. */
  long MAY_DECLINE = 1L << 62;

  /** Among Heroes: a Threat. */
  int THREAT_BIT = 8;

  /** Among Heroes and Threats: the Villain. */
  int VILLAIN_BIT = 16;

  /** What kind of thing is picked. */
  PickKind pick();

  /** What may be picked, as a set; with {@link #MAY_DECLINE} if nothing may be picked, too. */
  long options();

  /** Goes on with what was picked, as an element of the options; -1 for nothing. */
  void picked(Play game, int picked);

  /** Whose Hero cards are picked, if cards are. */
  default Member cardsOf() {
    return Member.FIRST;
  }

  @Override
  default void moves(Board board, MoveList<UnitedMove> into) {
    Candidates.list(board, this, into);
  }

  @Override
  default void answer(Play game, UnitedMove move) {
    picked(game, Candidates.bit(game.board, this, move));
  }

  @Override
  default Refusal whyNot(Board board, Pick other) {
    return other.kind() == pick() ? notAmong(board, other) : Asking.super.whyNot(board, other);
  }

  /** Why a thing of the right kind is not among those that may be picked. */
  default Refusal notAmong(Board board, Pick other) {
    return other.kind() == PickKind.LOCATION && board.ring().find(other.value()).isNowhere()
        ? Because.refuse("U-RING-01", "notInRing")
        : Because.answerFirst(board, this);
  }
}
