package sixstones.games.gauntlet.box;

/** The two sides; each has a deck and a life track. */
public enum Side {
  HEROES,
  THANOS
}
