package sixstones.games.loveletter.steps;

import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.loveletter.box.Card;
import sixstones.games.loveletter.cards.Comparison;
import sixstones.games.loveletter.cards.NewHand;
import sixstones.games.loveletter.cards.Trade;
import sixstones.games.loveletter.knowledge.Knowledge;
import sixstones.games.loveletter.moves.Because;
import sixstones.games.loveletter.moves.LoveLetterMove;
import sixstones.games.loveletter.moves.SharedMoves;
import sixstones.games.loveletter.state.Board;

/** L-CHOOSE: whom the played card meets. */
public record PickSeat(Card card) implements Step {

  private static final PickSeat[] OF = new PickSeat[Card.KINDS];

  static {
    for (var card : Card.values()) OF[card.index()] = new PickSeat(card);
  }

  /** The shared one. */
  public static PickSeat of(Card card) {
    return OF[card.index()];
  }

  @Override
  public Phrase prompt() {
    return Phrase.of("loveletter.prompt." + card.id());
  }

  @Override
  public void moves(Board board, MoveList<LoveLetterMove> into) {
    int seats = board.choosable();
    // L-PRINCE-02: oneself, too.
    if (card == Card.PRINCE) seats = Bits.with(seats, board.active());
    for (int rest = seats; rest != 0; rest = Bits.rest(rest)) {
      into.add(SharedMoves.choose(Bits.first(rest)));
    }
  }

  @Override
  public void answer(LoveLetterMove move, Play play) {
    var board = play.board();
    int seat = ((LoveLetterMove.Choose) move).seat();
    play.log().chose(board.active(), seat, card.rule(card == Card.PRINCE ? 2 : 1));
    switch (card) {
      case GUARD -> play.ask(new NameCard(seat));
      case PRIEST -> {
        Knowledge.sees(board.hands(), board.active(), seat);
        play.log().looked(board.active(), seat, board.hands().only(seat));
      }
      case BARON -> Comparison.with(board, seat, play.log());
      case PRINCE -> NewHand.of(board, seat, play.log());
      case KING -> Trade.with(board, seat, play.log());
      case SPY, HANDMAID, CHANCELLOR, COUNTESS, PRINCESS ->
          throw new AssertionError(card + " meets nobody");
    }
  }

  @Override
  public Refusal why(LoveLetterMove move, Board board) {
    if (!(move instanceof LoveLetterMove.Choose choose)) {
      return Because.of("L-TURN-03", "chooseFirst");
    }
    if (choose.seat() >= board.seats()) return Because.of("L-CHOOSE-01", "nobodyThere");
    if (choose.seat() == board.active()) return Because.of("L-CHOOSE-01", "another");
    return board.isIn(choose.seat())
        ? Because.of("L-CHOOSE-02", "protected")
        : Because.of("L-OUT-02", "out");
  }

  @Override
  public boolean asksAnyway() {
    return false;
  }

  @Override
  public void addTo(Fingerprint fingerprint) {
    fingerprint.add("pick seat").add(card);
  }
}
