package sixstones.games.united.supercards;

import sixstones.games.united.effects.Trigger;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Running;

/** Super Hero cards on an event, from a place in their order on. */
public record SuperWindow(Trigger event, int subject, int next) implements Running {
  @Override
  public String id() {
    return "window";
  }

  @Override
  public void parts(Parts to) {
    to.put("event", event).put("subject", subject).put("next", next);
  }

  @Override
  public void run(Play game) {
    SuperHeroCards.next(game, this);
  }
}
