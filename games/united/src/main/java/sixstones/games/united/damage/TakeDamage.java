package sixstones.games.united.damage;

import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Running;
import sixstones.games.united.steps.StepKind;

/** A Hero is about to take damage. */
public record TakeDamage(Hit hit) implements Running {

  public static final StepKind KIND =
      new StepKind("damage", parts -> new TakeDamage(Hit.read(parts)));

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
    Damage.begin(game, hit);
  }
}
