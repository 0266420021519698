package sixstones.games.united.damage;

import java.util.ArrayList;
import java.util.List;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.Gear;
import sixstones.games.united.box.SuperCard;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Member;

/** What a Hero may use against damage, in the order of asking. */
public sealed interface Reaction {

  /**
   * U-RULE-59: every Gear card, then every Super Hero card, Hero by Hero from the decider; each
   * stands at its place.
   */
  List<Reaction> ORDER = order();

  int place();

  /** The Hero is the one so many turns after the decider. */
  int turns();

  default Member owner(Board board) {
    return board.inTurn(turns());
  }

  /** A Gear card. */
  record OfGear(int place, int turns, Gear gear) implements Reaction {}

  /** A Super Hero card. */
  record OfSuperCard(int place, int turns, SuperCard card) implements Reaction {}

  /** How many of them a team of this size has. */
  static int count(int heroes) {
    return heroes * (Box.gears().size() + Box.superHeroCards().size());
  }

  private static List<Reaction> order() {
    var order = new ArrayList<Reaction>();
    for (int turns = 0; turns < Member.MOST; turns++) {
      for (var gear : Box.gears()) order.add(new OfGear(order.size(), turns, gear));
      for (var card : Box.superHeroCards()) order.add(new OfSuperCard(order.size(), turns, card));
    }
    return List.copyOf(order);
  }
}
