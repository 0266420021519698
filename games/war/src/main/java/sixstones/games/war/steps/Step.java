package sixstones.games.war.steps;

/** Something still to be done in a position: a question, or an effect that runs by itself. */
public sealed interface Step permits Asking, Running {}
