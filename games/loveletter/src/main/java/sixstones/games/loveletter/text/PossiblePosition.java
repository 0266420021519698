package sixstones.games.loveletter.text;

import sixstones.engine.Bits;
import sixstones.engine.text.TreeReader;
import sixstones.games.loveletter.state.Board;
import sixstones.games.loveletter.steps.KeepCard;
import sixstones.games.loveletter.steps.NameCard;
import sixstones.games.loveletter.steps.PickSeat;
import sixstones.games.loveletter.steps.PlayCard;
import sixstones.games.loveletter.steps.Step;

/** Refuses a described position that contradicts itself, and says what is wrong. */
final class PossiblePosition {

  private final TreeReader text;
  private final Board board;
  private final Step step;

  PossiblePosition(TreeReader text, Board board, Step step) {
    this.text = text;
    this.board = board;
    this.step = step;
  }

  void check() {
    if (board.isOver()) return;
    refuse(!board.isIn(board.active()), "the active seat is out of the round (L-OUT-02)");
    refuse(Bits.count(board.inRound()) < 2, "the round is over: one seat is left (L-END-01)");
    for (int seat = 0; seat < board.seats(); seat++) {
      refuse(!fits(seat), "seat %d can't hold %d cards now (L-INV-02)".formatted(seat, size(seat)));
      for (int slot = 0; slot < size(seat); slot++) known(seat, slot);
      for (int rest = board.hands().ties(seat); rest != 0; rest = Bits.rest(rest)) {
        tie(seat, Bits.first(rest));
      }
    }
    if (step instanceof NameCard name) {
      refuse(
          name.seat() >= board.seats() || !Bits.has(board.choosable(), name.seat()),
          "the Guard can't have chosen seat " + name.seat());
    }
  }

  private int size(int seat) {
    return board.hands().size(seat);
  }

  private boolean fits(int seat) {
    if (!board.isIn(seat)) return size(seat) == 0;
    if (seat != board.active()) return size(seat) == 1;
    return switch (step) {
      case PlayCard _ -> size(seat) == 2;
      case KeepCard _ -> size(seat) > 1;
      case PickSeat _, NameCard _ -> size(seat) == 1;
    };
  }

  private void known(int seat, int slot) {
    var hands = board.hands();
    refuse(
        Bits.has(hands.excluded(seat, slot), hands.card(seat, slot).index()),
        "seat %d holds a card that it is known not to hold".formatted(seat));
  }

  private void tie(int seat, int other) {
    boolean same =
        size(seat) > 0 && size(other) > 0 && board.hands().only(seat) == board.hands().only(other);
    refuse(!same, "seats %d and %d don't hold the same".formatted(seat, other));
  }

  private void refuse(boolean impossible, String problem) {
    if (impossible) throw text.error(problem);
  }
}
