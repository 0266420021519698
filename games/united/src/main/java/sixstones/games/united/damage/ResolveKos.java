package sixstones.games.united.damage;

import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Running;
import sixstones.games.united.steps.StepKind;

/** KOs beyond the first so many have their effect. */
public record ResolveKos(int beyond) implements Running {

  public static final StepKind KIND =
      new StepKind("kos", parts -> new ResolveKos(parts.number("beyond")));

  @Override
  public String id() {
    return KIND.word();
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
