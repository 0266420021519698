package sixstones.games.loveletter.knowledge;

import sixstones.engine.Bits;
import sixstones.games.loveletter.box.Card;
import sixstones.games.loveletter.state.Board;
import sixstones.games.loveletter.state.Hands;

/**
 * Keeps what can be told of hidden cards true while cards move. Everything here follows from what
 * is seen by all, or by those who are said to know; never from the cards themselves.
 */
public final class Knowledge {

  private Knowledge() {}

  /** One of two cards was played. What can still be told of the other? */
  public static void played(Hands hands, int seat, int slot) {
    var played = hands.card(seat, slot);
    int rest = 1 - slot;
    boolean same = hands.card(seat, rest) == played;
    // L-RULE-10: who knew one card of this character can't tell whether that one was played.
    int known = hands.known(seat, rest) & (same ? hands.known(seat, slot) : ~0);
    int excluded = leftExcluded(hands, seat, played);
    hands.known(seat, rest, known);
    // L-COUNTESS-01: she would have had to be played.
    if (played.embarrassesCountess()) excluded |= Card.COUNTESS.bit();
    hands.excluded(seat, rest, excluded);
    hands.remove(seat, slot);
    hands.untie(seat);
  }

  /** If one of the two can't have been the card that was played, the other was, and it is left. */
  private static int leftExcluded(Hands hands, int seat, Card played) {
    for (int slot = 0; slot < 2; slot++) {
      if (Bits.has(hands.excluded(seat, slot), played.index())) return hands.excluded(seat, slot);
    }
    return 0;
  }

  public static void sees(Hands hands, int seat, int other) {
    hands.known(other, 0, Bits.with(hands.known(other, 0), seat));
  }

  /** Everybody has learned that the only card of a seat is none of these characters. */
  public static void isNot(Hands hands, int seat, int characters) {
    hands.excluded(seat, 0, hands.excluded(seat, 0) | characters);
  }

  /** The only card of a seat is shown: whoever is known to hold the same is known to hold it. */
  public static void isShown(Hands hands, int seat) {
    int others = ~hands.only(seat).bit() & (1 << Card.KINDS) - 1;
    for (int rest = hands.ties(seat); rest != 0; rest = Bits.rest(rest)) {
      isNot(hands, Bits.first(rest), others);
    }
  }

  /** The seats that know a drawn card because they put it where it lay. */
  public static int whoKnewTop(Board board) {
    return board.deck().known(board.deck().left() - 1);
  }
}
