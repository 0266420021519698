package sixstones.games.united.effects;

/** Which symbols an effect means: those of the card just played, or all of this turn. */
public enum Scope {
  CARD,
  TURN
}
