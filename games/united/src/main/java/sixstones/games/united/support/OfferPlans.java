package sixstones.games.united.support;

import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Running;

/** Battle Plans are asked for if they can be used. */
public record OfferPlans(int plans) implements Running {
  @Override
  public String id() {
    return "offer-plans";
  }

  @Override
  public void parts(Parts to) {
    to.put("plans", plans);
  }

  @Override
  public void run(Play game) {
    BattlePlans.offer(game, plans);
  }
}
