package sixstones.games.united.box;

/** Where a marked card lies in its deck after the shuffle. */
public enum Mark {
  NONE,
  /** A starting card: on top. */
  START,
  BOTTOM
}
