package sixstones.games.united.effects;

/** A number that a constant effect sets. */
public enum Figure {
  THUG_HEALTH,
  DOOMBOT_CRISIS_HEALTH,
  LEAVE_COST,
  IGNORE_FIRST_DAMAGE,
  /** Of every damage to the Hero with the Gear. */
  PREVENTED_DAMAGE,
  SUPPORT_ROW
}
