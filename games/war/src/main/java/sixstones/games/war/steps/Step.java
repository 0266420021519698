package sixstones.games.war.steps;

import sixstones.engine.Fingerprint;
import sixstones.games.war.WarPosition;

/** Something still to be done in a position: a question, or an effect that runs by itself. */
public sealed interface Step permits Asking, Running {

  /** Adds what the step is and what it remembers. */
  void addTo(Fingerprint print, WarPosition position);
}
