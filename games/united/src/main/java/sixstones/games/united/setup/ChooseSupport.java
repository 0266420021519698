package sixstones.games.united.setup;

import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Running;

/** The Support team is chosen, by the player or by chance. */
public record ChooseSupport(boolean random) implements Running {
  @Override
  public String id() {
    return "setup-support";
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
