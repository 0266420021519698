package sixstones.games.united.supercards;

import sixstones.games.united.effects.Trigger;
import sixstones.games.united.state.Subject;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Running;
import sixstones.games.united.steps.StepKind;
import sixstones.games.united.steps.WrittenParts;

/** Super Hero cards on an event, from a place in their order on. */
public record SuperWindow(Trigger event, Subject subject, int next) implements Running {

  public static final StepKind KIND = new StepKind("window", SuperWindow::read);

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public void parts(Parts to) {
    to.put("event", event).put("subject", subject).put("next", next);
  }

  private static SuperWindow read(WrittenParts parts) {
    var event = parts.one("event", Trigger.ALL);
    return new SuperWindow(event, subject(event, parts), parts.number("next"));
  }

  /** What a written subject means depends on the event. */
  static Subject subject(Trigger event, WrittenParts parts) {
    return event == Trigger.OVERFLOW_HERE || event == Trigger.VILLAIN_ARRIVES_HERE
        ? parts.location("subject")
        : parts.hero("subject");
  }

  @Override
  public void run(Play game) {
    SuperHeroCards.next(game, this);
  }
}
