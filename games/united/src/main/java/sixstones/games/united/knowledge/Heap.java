package sixstones.games.united.knowledge;

import java.util.List;
import sixstones.engine.chance.Chance;
import sixstones.games.united.effects.Pickable;

/** Cards that a viewer can't tell apart, to be dealt anew. */
final class Heap<C extends Pickable> {

  private static final int MOST = 40;

  private final List<C> kinds;
  private final int[] cards = new int[MOST];
  private int size;

  Heap(List<C> kinds) {
    this.kinds = kinds;
  }

  void add(C card) {
    cards[size++] = card.index();
  }

  /** In an order that does not depend on the one in which they were added. */
  void shuffle(Chance chance) {
    chance.shuffleAfresh(cards, size);
  }

  boolean isEmpty() {
    return size == 0;
  }

  C take() {
    return kinds.get(cards[--size]);
  }
}
