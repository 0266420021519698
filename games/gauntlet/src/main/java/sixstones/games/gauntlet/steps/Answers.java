package sixstones.games.gauntlet.steps;

import sixstones.engine.Bits;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.box.Card;
import sixstones.games.gauntlet.moves.Because;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.moves.SharedMoves;
import sixstones.games.gauntlet.state.Board;

/** Answers that several questions share, and why others are none. */
final class Answers {

  private Answers() {}

  /** Every hero but one. */
  static void heroes(Board board, int except, MoveList<GauntletMove> into) {
    for (int seat = 0; seat < board.seats(); seat++) {
      if (!board.isThanos(seat) && seat != except) into.add(SharedMoves.choose(seat));
    }
  }

  static void values(int most, MoveList<GauntletMove> into) {
    for (int value = 1; value <= most; value++) into.add(SharedMoves.name(value));
  }

  /** A card as moves name it, of twins the first: the one of them that is in the hand. */
  static Card held(Card card, int hand) {
    if (Bits.has(hand, card.index())) return card;
    return Box.card(Bits.first(Box.twins(card) & hand));
  }

  static boolean holds(int hand, Card card) {
    return Bits.has(Box.distinct(hand), card.twin());
  }

  /** G-RULE-04: only fights are optional. G-TURN-05: an effect is resolved first. */
  static Refusal otherwise(GauntletMove move, String first) {
    return move instanceof GauntletMove.Decline
        ? Because.of("G-RULE-04", "mandatory")
        : Because.of("G-TURN-05", first);
  }

  static Phrase prompt(String key) {
    return Phrase.of("gauntlet.prompt." + key);
  }
}
