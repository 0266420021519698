package sixstones.games.loveletter.text;

import sixstones.engine.chance.Chance;
import sixstones.engine.text.TreeReader;
import sixstones.games.loveletter.box.Card;

/** The cards that a text has not placed yet. */
final class Stock {

  private final int[] copies = new int[Card.KINDS];
  private int left;

  Stock() {
    for (var card : Card.values()) {
      copies[card.index()] = card.copies();
      left += card.copies();
    }
  }

  boolean isEmpty() {
    return left == 0;
  }

  Card take(TreeReader at) {
    return take(at, at.text());
  }

  Card take(TreeReader at, String name) {
    var card = at.as(_ -> Card.named(name));
    if (copies[card.index()] == 0) throw at.error("there are no more cards " + card.id());
    copies[card.index()]--;
    left--;
    return card;
  }

  /** Any card that is left. */
  Card any(Chance chance) {
    int skip = chance.below(left--);
    for (var card : Card.values()) {
      skip -= copies[card.index()];
      if (skip >= 0) continue;
      copies[card.index()]--;
      return card;
    }
    throw new AssertionError("no card is left");
  }
}
