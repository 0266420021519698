package sixstones.games.united.damage;

import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Running;

/** A KO has its effect. */
public record KoEffect(Member hero) implements Running {
  @Override
  public String id() {
    return "ko-effect";
  }

  @Override
  public void parts(Parts to) {
    to.put("hero", hero.index());
  }

  @Override
  public void run(Play game) {
    WaitingKos.effect(game, hero);
  }
}
