package sixstones.games.united.setup;

import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Running;
import sixstones.games.united.steps.StepKind;

/** A Hero removes a card with a pattern of symbols. */
public record RemoveCard(Member hero, int pattern) implements Running {

  public static final StepKind KIND =
      new StepKind(
          "setup-remove", parts -> new RemoveCard(parts.hero("hero"), parts.number("pattern")));

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public void parts(Parts to) {
    to.put("hero", hero).put("pattern", pattern);
  }

  @Override
  public void run(Play game) {
    Preparation.remove(game, hero, pattern);
  }
}
