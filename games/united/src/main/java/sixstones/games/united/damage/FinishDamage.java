package sixstones.games.united.damage;

import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Running;

/** What is left of the damage after all reactions is taken. */
public record FinishDamage(Hit hit) implements Running {
  @Override
  public String id() {
    return "damage-end";
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
