package sixstones.games.united.play;

import sixstones.games.united.effects.Trigger;

/** Super Hero cards on an event, from a place in their order on. */
record SuperWindow(Trigger event, int subject, int next) implements Running {
  @Override
  public String id() {
    return "window";
  }

  @Override
  public void parts(Parts to) {
    to.put("event", event).put("subject", subject).put("next", next);
  }

  @Override
  public void run(Playing game) {
    Windows.next(game, this);
  }
}
