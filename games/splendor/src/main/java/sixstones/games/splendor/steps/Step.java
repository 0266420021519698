package sixstones.games.splendor.steps;

import org.jspecify.annotations.Nullable;
import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.games.splendor.moves.SplendorMove;
import sixstones.games.splendor.state.Board;

/** What the active seat has to decide; a turn never has more than one of these open. */
public sealed interface Step permits Turn, Payment, GiveBack, PickLocation, Over {

  void moves(Board board, MoveList<SplendorMove> into);

  /** What a move does; the step that is open then. */
  Step answer(SplendorMove move, Board board, Events out);

  /** Why a move can't be made, or null if it can. */
  @Nullable Refusal refusal(SplendorMove move, Board board);

  Phrase prompt(Board board);

  void addTo(Fingerprint fingerprint);
}
