package sixstones.games.united.support;

import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Running;
import sixstones.games.united.steps.StepKind;

/** Battle Plans are asked for if they can be used. */
public record OfferPlans(int plans) implements Running {

  public static final StepKind KIND =
      new StepKind("offer-plans", parts -> new OfferPlans(parts.number("plans")));

  @Override
  public String id() {
    return KIND.word();
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
