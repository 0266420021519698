package sixstones.games.splendor.steps;

import org.jspecify.annotations.Nullable;
import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.games.splendor.actions.Price;
import sixstones.games.splendor.actions.Recruit;
import sixstones.games.splendor.box.Box;
import sixstones.games.splendor.moves.Because;
import sixstones.games.splendor.moves.SplendorMove;
import sixstones.games.splendor.state.Board;

/** S-RECRUIT-05: with which tokens the card is paid. */
public record Payment(int card) implements Step {

  @Override
  public void moves(Board board, MoveList<SplendorMove> into) {
    Price.payments(board, board.active(), Box.card(card), into);
  }

  @Override
  public Step answer(SplendorMove move, Board board, Events out) {
    Recruit.pay(board, Box.card(card), ((SplendorMove.Pay) move).tokens(), out);
    return EndOfTurn.limit(board, out);
  }

  @Override
  public @Nullable Refusal refusal(SplendorMove move, Board board) {
    return move instanceof SplendorMove.Pay pay
        ? Price.refusal(board, Box.card(card), pay.tokens())
        : Because.of("S-RECRUIT-03", "payFirst");
  }

  @Override
  public Phrase prompt(Board board) {
    return Phrase.of("splendor.prompt.pay").name("card", Box.card(card).key());
  }

  @Override
  public void addTo(Fingerprint fingerprint) {
    fingerprint.add("pay").add(card);
  }
}
