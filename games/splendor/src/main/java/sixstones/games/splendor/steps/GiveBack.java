package sixstones.games.splendor.steps;

import org.jspecify.annotations.Nullable;
import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.games.splendor.actions.TokenLimit;
import sixstones.games.splendor.moves.Because;
import sixstones.games.splendor.moves.SplendorMove;
import sixstones.games.splendor.state.Board;

/** S-LIMIT-03: which tokens go back. */
public record GiveBack() implements Step {

  public static final Step STEP = new GiveBack();

  @Override
  public void moves(Board board, MoveList<SplendorMove> into) {
    TokenLimit.moves(board, into);
  }

  @Override
  public Step answer(SplendorMove move, Board board, Events out) {
    TokenLimit.giveBack(board, ((SplendorMove.Return) move).tokens(), out);
    return EndOfTurn.locations(board, out);
  }

  @Override
  public @Nullable Refusal refusal(SplendorMove move, Board board) {
    return move instanceof SplendorMove.Return back
        ? TokenLimit.refusal(board, back.tokens())
        : Because.of("S-LIMIT-02", "returnFirst");
  }

  @Override
  public Phrase prompt(Board board) {
    return Phrase.of("splendor.prompt.return")
        .number("count", TokenLimit.surplus(board, board.active()));
  }

  @Override
  public void addTo(Fingerprint fingerprint) {
    fingerprint.add("return");
  }
}
