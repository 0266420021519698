package sixstones.games.loveletter.knowledge;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.Bits;
import sixstones.engine.chance.Chance;
import sixstones.games.loveletter.box.Card;

/**
 * Groups of equal cards of which something is known, and the characters they can be. Each way to
 * deal them from the cards that are left is as likely as any other.
 */
final class Fitting {

  private record Group(int size, int allowed) {}

  private final int[] left;
  private final List<Group> groups = new ArrayList<>();

  /** The cards are taken from {@code left}, a number for each character, as they are picked. */
  Fitting(int[] left) {
    this.left = left;
  }

  void add(int size, int allowed) {
    groups.add(new Group(size, allowed));
  }

  /** A character for each group, in the order in which they were added. */
  List<Card> pick(Chance chance) {
    var picked = new ArrayList<Card>();
    for (int at = 0; at < groups.size(); at++) {
      int skip = chance.below(waysFrom(at));
      var group = groups.get(at);
      for (var card : Card.values()) {
        skip -= ways(at, card);
        if (skip >= 0) continue;
        left[card.index()] -= group.size;
        picked.add(card);
        break;
      }
    }
    return picked;
  }

  private int waysFrom(int at) {
    if (at == groups.size()) return 1;
    int ways = 0;
    for (var card : Card.values()) ways += ways(at, card);
    return ways;
  }

  /** In how many ways this group and those after it can be dealt if this group is the character. */
  private int ways(int at, Card card) {
    var group = groups.get(at);
    int there = left[card.index()];
    if (!Bits.has(group.allowed, card.index()) || there < group.size) return 0;
    int own = 1;
    for (int i = 0; i < group.size; i++) own *= there - i;
    left[card.index()] -= group.size;
    int ways = own * waysFrom(at + 1);
    left[card.index()] += group.size;
    return ways;
  }
}
