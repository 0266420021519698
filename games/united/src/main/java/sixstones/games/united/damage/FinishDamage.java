package sixstones.games.united.damage;

import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Running;
import sixstones.games.united.steps.StepKind;

/** What is left of the damage after all reactions is taken. */
public record FinishDamage(Hit hit) implements Running {

  public static final StepKind KIND =
      new StepKind("damage-end", parts -> new FinishDamage(Hit.read(parts)));

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public void parts(Parts to) {
    hit.parts(to);
  }

  @Override
  public void run(Play game) {
    Damage.finish(game, hit);
  }
}
