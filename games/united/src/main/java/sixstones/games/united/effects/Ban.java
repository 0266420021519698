package sixstones.games.united.effects;

/** What a constant effect forbids. */
public enum Ban {
  DAMAGE_TO_THIS,
  DAMAGE_TO_VILLAIN,
  COMPLETE_MISSION
}
