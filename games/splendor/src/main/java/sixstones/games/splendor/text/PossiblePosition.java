package sixstones.games.splendor.text;

import sixstones.engine.text.TreeReader;
import sixstones.games.splendor.SplendorPosition;
import sixstones.games.splendor.actions.Price;
import sixstones.games.splendor.actions.TokenLimit;
import sixstones.games.splendor.box.Card;
import sixstones.games.splendor.state.Board;
import sixstones.games.splendor.steps.GiveBack;
import sixstones.games.splendor.steps.Over;
import sixstones.games.splendor.steps.Payment;
import sixstones.games.splendor.steps.PickLocation;
import sixstones.games.splendor.steps.Turn;
import sixstones.games.splendor.tiles.AvengersTile;

/** Refuses a described position that no game can reach, and says which rule it breaks. */
final class PossiblePosition {

  private final TreeReader text;
  private final SplendorPosition position;
  private final Board board;

  PossiblePosition(TreeReader text, SplendorPosition position) {
    this.text = text;
    this.position = position;
    board = position.board();
  }

  void check() {
    for (int seat = 0; seat < board.seats(); seat++) tokenLimit(seat);
    avengers();
    switch (position.step()) {
      case Payment payment -> payment(payment.card());
      case GiveBack _ -> {
        if (TokenLimit.surplus(board, board.active()) <= 0) {
          throw text.error("the active seat has nothing to return (S-LIMIT-06)");
        }
      }
      case Turn _, PickLocation _, Over _ -> {}
    }
  }

  private int held(int seat) {
    return board.tokensHeld(seat);
  }

  /** S-LIMIT-02; only who is about to return or to pay for a card may hold more. */
  private void tokenLimit(int seat) {
    boolean mayHoldMore = seat == board.active() && position.step() instanceof GiveBack;
    if (held(seat) <= TokenLimit.MOST || mayHoldMore) return;
    throw text.error(
        "seat %d holds %d tokens, more than ten (S-LIMIT-02)".formatted(seat, held(seat)));
  }

  /** S-INV-05: who has three symbols or more, and nobody more, has the tile. */
  private void avengers() {
    int most = 0;
    for (int seat = 0; seat < board.seats(); seat++) most = Math.max(most, board.avengers(seat));
    int owner = board.avengersOwner();
    boolean earned = most >= AvengersTile.SYMBOLS;
    if (owner == Board.NONE ? earned : !earned || board.avengers(owner) < most) {
      throw text.error(
          owner == Board.NONE
              ? "somebody has %d Avengers symbols, so the tile has an owner (S-AVENGERS-02)"
                  .formatted(most)
              : "seat %d has too few Avengers symbols to own the tile (S-AVENGERS-03)"
                  .formatted(owner));
    }
  }

  private void payment(Card card) {
    int seat = board.active();
    boolean reachable =
        board.slotOf(card) != Board.NONE || board.handSlotOf(seat, card) != Board.NONE;
    if (!reachable || !Price.canPay(board, seat, card)) {
      throw text.error("the active seat can't recruit " + card.name() + " (S-RECRUIT-01)");
    }
  }
}
