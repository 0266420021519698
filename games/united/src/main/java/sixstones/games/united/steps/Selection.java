package sixstones.games.united.steps;

import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.games.united.box.Tile;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Member;

/**
 * A question whose answers are things picked from a set.
 *
 * @param <T> what is picked, as the board knows it: a Location for a tile, a Member for a Hero
 */
public interface Selection<T> extends Asking {

  /** What kind of thing is picked. */
  PickKind pick();

  /** What may be picked, as a set. */
  long options();

  /** Whether nothing need be picked. */
  default boolean mayDecline() {
    return false;
  }

  void picked(Play game, T thing);

  /** Nothing was picked. */
  default void declined(Play game) {}

  /** Whose Hero cards are picked, if cards are. */
  default Member cardsOf() {
    return Member.FIRST;
  }

  @Override
  default void moves(Board board, MoveList<UnitedMove> into) {
    Candidates.list(board, this, into);
  }

  /** The kind of thing that is asked for is the one that the question takes. */
  @Override
  @SuppressWarnings("unchecked")
  default void answer(Play game, UnitedMove move) {
    if (move instanceof Pick pick) picked(game, (T) Candidates.onBoard(game.board, pick.thing()));
    else declined(game);
  }

  @Override
  default Refusal whyNot(Board board, Pick other) {
    return other.kind() == pick() ? notAmong(board, other) : Asking.super.whyNot(board, other);
  }

  /** Why a thing of the right kind is not among those that may be picked. */
  default Refusal notAmong(Board board, Pick other) {
    return other.thing() instanceof Tile tile && board.ring().find(tile).isNowhere()
        ? Because.of("U-RING-01", "notInRing")
        : Because.answerFirst(board, this);
  }
}
