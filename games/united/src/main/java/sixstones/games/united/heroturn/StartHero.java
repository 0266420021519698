package sixstones.games.united.heroturn;

import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Running;
import sixstones.games.united.steps.StepKind;

/** A Hero turn begins. */
public record StartHero(Member hero) implements Running {

  public static final StepKind KIND =
      new StepKind("start-hero", parts -> new StartHero(parts.hero("hero")));

  @Override
  public String id() {
    return KIND.word();
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
