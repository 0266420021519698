package sixstones.games.united.heroturn;

import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Running;

/** A Hero turn begins. */
public record StartHero(int hero) implements Running {
  @Override
  public String id() {
    return "start-hero";
  }

  @Override
  public void parts(Parts to) {
    to.put("hero", hero);
  }

  @Override
  public void run(Play game) {
    HeroTurn.start(game, hero);
  }
}
