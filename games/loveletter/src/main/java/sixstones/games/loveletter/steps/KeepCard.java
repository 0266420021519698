package sixstones.games.loveletter.steps;

import java.util.List;
import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.loveletter.moves.Because;
import sixstones.games.loveletter.moves.LoveLetterMove;
import sixstones.games.loveletter.state.Board;
import sixstones.games.loveletter.state.Hands;

/** L-CHANCELLOR-01: which card stays in hand, and in which order the others go under the deck. */
public record KeepCard() implements Step {

  public static final Step STEP = new KeepCard();

  @Override
  public Phrase prompt() {
    return Phrase.of("loveletter.prompt.keep");
  }

  @Override
  public void moves(Board board, MoveList<LoveLetterMove> into) {
    var hands = board.hands();
    int seat = board.active();
    int size = hands.size(seat);
    for (int kept = 0; kept < size; kept++) {
      for (int first = 0; first < size; first++) {
        if (first == kept) continue;
        var card = hands.card(seat, kept);
        var next = hands.card(seat, first);
        var under =
            size < Hands.MOST
                ? List.of(next)
                : List.of(next, hands.card(seat, Hands.MOST - kept - first));
        var move = new LoveLetterMove.Keep(card, under);
        if (!into.contains(move)) into.add(move);
      }
    }
  }

  /** L-RULE-09: nobody else can follow the cards. */
  @Override
  public void answer(LoveLetterMove move, Play play) {
    var board = play.board();
    int seat = board.active();
    var keep = (LoveLetterMove.Keep) move;
    board.hands().clear(seat);
    board.hands().take(seat, keep.card(), 0);
    for (var card : keep.under()) board.deck().putUnder(card, 1 << seat);
    play.log().kept(seat, keep.card(), keep.under());
  }

  @Override
  public Refusal why(LoveLetterMove move, Board board) {
    return move instanceof LoveLetterMove.Keep
        ? Because.of("L-CHANCELLOR-01", "theseCards")
        : Because.of("L-CHANCELLOR-01", "keepFirst");
  }

  /** Cards that are all the same would be told by an answer that comes at once. */
  @Override
  public boolean asksAnyway() {
    return true;
  }

  @Override
  public void addTo(Fingerprint fingerprint) {
    fingerprint.add("keep card");
  }
}
