package sixstones.games.united.view;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import sixstones.engine.Hidden;
import sixstones.engine.Seat;
import sixstones.games.united.UnitedView;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.PlanCard;
import sixstones.games.united.state.Deck;

/** The next plan card, and closed hands: what their owners see and the viewer doesn't. */
public final class HiddenThings {

  private HiddenThings() {}

  /**
   * The hidden cards.
   *
   * @param plans the plan deck
   * @param seen what the viewer sees
   * @param by what a seat sees
   */
  public static List<Hidden> of(
      Deck<PlanCard> plans, UnitedView seen, Function<Seat, UnitedView> by) {
    var hidden = new ArrayList<Hidden>();
    if (!plans.isEmpty()) hidden.add(new Hidden("deck:plans", plans.below(0).key()));
    for (int i = 0; i < seen.heroes().size(); i++) {
      var hero = seen.heroes().get(i);
      if (hero.hand().size() == hero.handSize()) continue;
      for (var id : by.apply(Seat.of(hero.seat())).heroes().get(i).hand()) {
        hidden.add(new Hidden("seat:" + hero.seat(), Box.cardNamed(id).key()));
      }
    }
    var villain = seen.villain();
    if (villain.seat() == null || villain.hand().size() == villain.handSize()) return hidden;
    for (var id : by.apply(Seat.of(villain.seat())).villain().hand()) {
      hidden.add(new Hidden("seat:" + villain.seat(), Box.planNamed(id).key()));
    }
    return hidden;
  }
}
