package sixstones.games.united.steps;

import sixstones.engine.Fingerprint;

/** Something still to be done, or to be decided. */
public sealed interface Step permits Asking, Running {

  /** The word for it in texts. */
  String id();

  /** What it remembers, by name. */
  default void parts(Parts to) {}

  default void addTo(Fingerprint print) {
    print.add(id());
    parts(new PrintedParts(print));
  }
}
