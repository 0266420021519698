package sixstones.games.splendor.text;

import sixstones.engine.text.TreeReader;
import sixstones.games.splendor.board.Board;
import sixstones.games.splendor.cards.Box;
import sixstones.games.splendor.play.Price;
import sixstones.games.splendor.play.Rules;
import sixstones.games.splendor.play.SplendorPosition;
import sixstones.games.splendor.play.Step;

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
      case Step.Payment payment -> payment(payment.card());
      case Step.GiveBack _ -> {
        if (held(board.active()) <= Rules.MOST_TOKENS) {
          throw text.error("the active seat has nothing to return (S-LIMIT-06)");
        }
      }
      case Step.Turn _, Step.PickLocation _, Step.Over _ -> {}
    }
  }

  private int held(int seat) {
    return board.tokensHeld(seat);
  }

  /** S-LIMIT-02; only who is about to return or to pay for a card may hold more. */
  private void tokenLimit(int seat) {
    boolean mayHoldMore = seat == board.active() && position.step() instanceof Step.GiveBack;
    if (held(seat) <= Rules.MOST_TOKENS || mayHoldMore) return;
    throw text.error(
        "seat %d holds %d tokens, more than ten (S-LIMIT-02)".formatted(seat, held(seat)));
  }

  /** S-INV-05: who has three symbols or more, and nobody more, has the tile. */
  private void avengers() {
    int most = 0;
    for (int seat = 0; seat < board.seats(); seat++) most = Math.max(most, board.avengers(seat));
    int owner = board.avengersOwner();
    boolean earned = most >= Rules.AVENGERS_SYMBOLS;
    if (owner == Board.NONE ? earned : !earned || board.avengers(owner) < most) {
      throw text.error(
          owner == Board.NONE
              ? "somebody has %d Avengers symbols, so the tile has an owner (S-AVENGERS-02)"
                  .formatted(most)
              : "seat %d has too few Avengers symbols to own the tile (S-AVENGERS-03)"
                  .formatted(owner));
    }
  }

  private void payment(int index) {
    var card = Box.card(index);
    int seat = board.active();
    boolean reachable =
        board.slotOf(card) != Board.NONE || board.handSlotOf(seat, index) != Board.NONE;
    if (!reachable || !Price.canPay(board, seat, card)) {
      throw text.error("the active seat can't recruit " + card.name() + " (S-RECRUIT-01)");
    }
  }
}
