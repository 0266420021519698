package sixstones.games.war.steps;

/** A step that asks nobody. */
public non-sealed interface Running extends Step {

  /** Does it; the step is no longer on the stack. */
  void run(Play play);
}
