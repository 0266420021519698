package sixstones.games.united.damage;

import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Running;

/** What is left of the damage after all reactions is taken. */
public record FinishDamage(int hero, int amount, boolean unavoidable, boolean redirected)
    implements Running {
  @Override
  public String id() {
    return "damage-end";
  }

  @Override
  public void parts(Parts to) {
    to.put("hero", hero)
        .put("amount", amount)
        .put("unavoidable", unavoidable)
        .put("redirected", redirected);
  }

  @Override
  public void run(Play game) {
    Damage.finish(game, this);
  }
}
