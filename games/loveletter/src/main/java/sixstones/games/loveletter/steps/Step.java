package sixstones.games.loveletter.steps;

import org.jspecify.annotations.Nullable;
import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.loveletter.moves.LoveLetterMove;
import sixstones.games.loveletter.state.Board;

/** What the active seat is asked: between which moves, and what follows from the answer. */
public sealed interface Step permits PlayCard, PickSeat, NameCard, KeepCard {

  Phrase prompt();

  void moves(Board board, MoveList<LoveLetterMove> into);

  /** What one of the moves does. */
  void answer(LoveLetterMove move, Play play);

  /** Why a move that is not among the moves can't be made. */
  Refusal why(LoveLetterMove move, Board board);

  /** Whether it is asked even if there is a single answer, whose absence would tell something. */
  boolean asksAnyway();

  void addTo(Fingerprint fingerprint);

  /** Why a move can't be made, or null if it can. */
  default @Nullable Refusal refusal(LoveLetterMove move, Board board) {
    var legal = new MoveList<LoveLetterMove>();
    moves(board, legal);
    return legal.contains(move) ? null : why(move, board);
  }
}
