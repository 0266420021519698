package sixstones.games.war.steps;

import sixstones.engine.event.Events;
import sixstones.games.war.WarPosition;

/** A step that asks nobody. */
public non-sealed interface Running extends Step {

  /** Does it; the step is no longer on the stack. */
  void run(WarPosition position, Events out);
}
