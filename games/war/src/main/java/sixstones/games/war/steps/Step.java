package sixstones.games.war.steps;

import sixstones.engine.Fingerprint;
import sixstones.games.war.state.Board;

/**
 * Something still to be done in a position: a question, or an effect that runs by itself. The steps
 * themselves stand in the chapters of the rulebook to which they belong.
 */
public sealed interface Step permits Asking, Running {

  /** The step as position texts say it: a word, then pieces, places and the like. */
  String text(Board board);

  /** Adds what the step is and what it remembers. */
  void addTo(Fingerprint print, Board board);
}
