package sixstones.games.gauntlet.steps;

import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.box.Effect;
import sixstones.games.gauntlet.box.Side;
import sixstones.games.gauntlet.knowledge.Knowledge;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.moves.SharedMoves;
import sixstones.games.gauntlet.state.Table;

/**
 * Ebony Maw or the Reality Stone: a card goes under the deck, until two are left.
 *
 * @param effect which of the two
 */
public record ReturnCard(Effect effect) implements Step {

  private static final Step EBONY_MAW = new ReturnCard(Effect.EBONY_MAW);
  private static final Step REALITY_STONE = new ReturnCard(Effect.REALITY_STONE);

  /** The shared one. */
  static Step of(Effect effect) {
    return effect == Effect.EBONY_MAW ? EBONY_MAW : REALITY_STONE;
  }

  @Override
  public int chooser(Table table) {
    return table.active();
  }

  @Override
  public Phrase prompt() {
    return Answers.prompt("under");
  }

  @Override
  public void moves(Table table, MoveList<GauntletMove> into) {
    for (int rest = Box.distinct(table.hand(table.thanos())); rest != 0; rest = Bits.rest(rest)) {
      into.add(SharedMoves.under(Box.card(Bits.first(rest))));
    }
  }

  @Override
  public void answer(GauntletMove move, Play play) {
    var table = play.table();
    int seat = table.thanos();
    var card = Answers.held(((GauntletMove.PutUnder) move).card(), table.hand(seat));
    // The others can't tell which of the cards they have seen went under the deck.
    Knowledge.forget(table, table.hand(seat), seat);
    table.hand(seat, Bits.without(table.hand(seat), card.index()));
    table.putUnder(Side.THANOS, card);
    Knowledge.handChanged(table, seat);
    Knowledge.follows(table, seat, card);
    play.log().putUnder(card);
    if (table.handSize(seat) > Effects.THANOS_HAND) play.ask(this);
  }

  @Override
  public Refusal whyNot(GauntletMove move, Table table) {
    return move instanceof GauntletMove.PutUnder
        ? Answers.because("G-RULE-28", "notInHand")
        : Answers.because(effect.rule(), "underFirst");
  }

  @Override
  public boolean asksAnyway() {
    return true;
  }

  @Override
  public void addTo(Fingerprint fingerprint) {
    fingerprint.add("return card").add(effect);
  }
}
