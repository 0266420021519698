package sixstones.games.united.heroturn;

import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Running;

/** A Hero turn begins. */
public record StartHero(Member hero) implements Running {
  @Override
  public String id() {
    return "start-hero";
  }

  @Override
  public void parts(Parts to) {
    to.put("hero", hero.index());
  }

  @Override
  public void run(Play game) {
    HeroTurn.start(game, hero);
  }
}
