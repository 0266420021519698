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
import sixstones.games.gauntlet.moves.Because;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.moves.SharedMoves;
import sixstones.games.gauntlet.state.Board;

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
  public int chooser(Board board) {
    return board.active();
  }

  @Override
  public Phrase prompt() {
    return Answers.prompt("under");
  }

  @Override
  public void moves(Board board, MoveList<GauntletMove> into) {
    for (int rest = Box.distinct(board.hand(board.thanos())); rest != 0; rest = Bits.rest(rest)) {
      into.add(SharedMoves.under(Box.card(Bits.first(rest))));
    }
  }

  @Override
  public void answer(GauntletMove move, Play play) {
    var board = play.board();
    int seat = board.thanos();
    var card = Answers.held(((GauntletMove.PutUnder) move).card(), board.hand(seat));
    // The others can't tell which of the cards they have seen went under the deck.
    Knowledge.forget(board, board.hand(seat), seat);
    board.hand(seat, Bits.without(board.hand(seat), card.index()));
    board.putUnder(Side.THANOS, card);
    Knowledge.handChanged(board, seat);
    Knowledge.follows(board, seat, card);
    play.log().putUnder(card);
    if (board.handSize(seat) > Effects.THANOS_HAND) play.ask(this);
  }

  @Override
  public Refusal why(GauntletMove move, Board board) {
    return move instanceof GauntletMove.PutUnder
        ? Because.of("G-RULE-28", "notInHand")
        : Because.of(effect.rule(), "underFirst");
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
