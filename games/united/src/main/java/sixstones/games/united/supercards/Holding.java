package sixstones.games.united.supercards;

import java.util.ArrayList;
import java.util.List;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.SuperCard;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Member;

/**
 * That a Hero may hold a Super Hero card, in the order in which they are asked.
 *
 * @param turns the Hero is the one so many turns after the decider
 */
public record Holding(int place, int turns, SuperCard card) {

  /** Card by card, Hero by Hero from the decider; each stands at its place. */
  public static final List<Holding> ORDER = order();

  public Member owner(Board board) {
    return board.inTurn(turns);
  }

  /** How many of them a team of this size has. */
  static int count(int heroes) {
    return heroes * Box.superHeroCards().size();
  }

  private static List<Holding> order() {
    var order = new ArrayList<Holding>();
    for (int turns = 0; turns < Member.MOST; turns++) {
      for (var card : Box.superHeroCards()) order.add(new Holding(order.size(), turns, card));
    }
    return List.copyOf(order);
  }
}
