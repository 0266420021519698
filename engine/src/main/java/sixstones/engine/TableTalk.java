package sixstones.engine;

/** What a game's rules say of words between players while it is played. */
public enum TableTalk {
  /** Everybody may say anything to everybody. */
  FREE,

  /** Seats of a side talk among themselves; the other side is not party to it. */
  SIDES,

  /** Nobody says anything. */
  SILENT
}
