package sixstones.games.united.effects;

/** Who makes the choices of an effect. */
public enum Decider {
  DEFAULT,
  HEROES,
  VILLAIN,
  SELF,
  TARGET
}
