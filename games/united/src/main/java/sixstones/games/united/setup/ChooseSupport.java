package sixstones.games.united.setup;

import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Running;
import sixstones.games.united.steps.StepKind;

/** The Support team is chosen, by the player or by chance. */
public record ChooseSupport(boolean random) implements Running {

  public static final StepKind KIND =
      new StepKind("setup-support", parts -> new ChooseSupport(parts.truth("random")));

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public void parts(Parts to) {
    to.put("random", random);
  }

  @Override
  public void run(Play game) {
    Preparation.support(game, this);
  }
}
