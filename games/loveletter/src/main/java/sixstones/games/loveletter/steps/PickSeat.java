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
import sixstones.games.loveletter.moves.LoveLetterMove;
import sixstones.games.loveletter.moves.SharedMoves;
import sixstones.games.loveletter.state.Table;

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
  public void moves(Table table, MoveList<LoveLetterMove> into) {
    int seats = table.choosable();
    // L-PRINCE-02: oneself, too.
    if (card == Card.PRINCE) seats = Bits.with(seats, table.active());
    for (int rest = seats; rest != 0; rest = Bits.rest(rest)) {
      into.add(SharedMoves.choose(Bits.first(rest)));
    }
  }

  @Override
  public void answer(LoveLetterMove move, Play play) {
    var table = play.table();
    int seat = ((LoveLetterMove.Choose) move).seat();
    play.log().chose(table.active(), seat, card.rule(card == Card.PRINCE ? 2 : 1));
    switch (card) {
      case GUARD -> play.ask(new NameCard(seat));
      case PRIEST -> {
        Knowledge.sees(table.hands(), table.active(), seat);
        play.log().looked(table.active(), seat, table.hands().only(seat));
      }
      case BARON -> Comparison.with(table, seat, play.log());
      case PRINCE -> NewHand.of(table, seat, play.log());
      case KING -> Trade.with(table, seat, play.log());
      case SPY, HANDMAID, CHANCELLOR, COUNTESS, PRINCESS ->
          throw new AssertionError(card + " meets nobody");
    }
  }

  @Override
  public Refusal whyNot(LoveLetterMove move, Table table) {
    if (!(move instanceof LoveLetterMove.Choose choose)) {
      return Step.because("L-TURN-03", "chooseFirst");
    }
    if (choose.seat() >= table.seats()) return Step.because("L-CHOOSE-01", "nobodyThere");
    if (choose.seat() == table.active()) return Step.because("L-CHOOSE-01", "another");
    return table.isIn(choose.seat())
        ? Step.because("L-CHOOSE-02", "protected")
        : Step.because("L-OUT-02", "out");
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
