package sixstones.games.united.damage;

import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Running;

/** KOs beyond the first so many have their effect. */
public record ResolveKos(int beyond) implements Running {
  @Override
  public String id() {
    return "kos";
  }

  @Override
  public void parts(Parts to) {
    to.put("beyond", beyond);
  }

  @Override
  public void run(Play game) {
    WaitingKos.resolve(game, beyond);
  }
}
