package sixstones.games.united.effects;

/** Which Heroes an effect concerns. */
public enum Who {
  SELF,
  ONE_TOTAL,
  ALL,
  OTHER,
  TARGET
}
