package sixstones.games.loveletter.moves;

import sixstones.games.loveletter.box.Box;
import sixstones.games.loveletter.box.Card;

/** Moves that recur, made once. */
public final class SharedMoves {

  private static final LoveLetterMove[] PLAY = new LoveLetterMove[Card.KINDS];
  private static final LoveLetterMove[] NAME = new LoveLetterMove[Card.KINDS];
  private static final LoveLetterMove[] CHOOSE = new LoveLetterMove[Box.MOST_PLAYERS];

  static {
    for (var card : Card.values()) {
      PLAY[card.index()] = new LoveLetterMove.Play(card);
      NAME[card.index()] = new LoveLetterMove.Name(card);
    }
    for (int seat = 0; seat < CHOOSE.length; seat++) CHOOSE[seat] = new LoveLetterMove.Choose(seat);
  }

  private SharedMoves() {}

  public static LoveLetterMove play(Card card) {
    return PLAY[card.index()];
  }

  public static LoveLetterMove name(Card card) {
    return NAME[card.index()];
  }

  public static LoveLetterMove choose(int seat) {
    return CHOOSE[seat];
  }
}
