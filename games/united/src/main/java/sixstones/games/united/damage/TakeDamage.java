package sixstones.games.united.damage;

import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Running;

/** A Hero is about to take damage. */
public record TakeDamage(Hit hit) implements Running {
  @Override
  public String id() {
    return "damage";
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
