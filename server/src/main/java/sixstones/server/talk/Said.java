package sixstones.server.talk;

/** What can be said. */
public sealed interface Said {

  /** In one's own words: plain text of one line. */
  record Text(String text) implements Said {}

  /** In words that every reader gets in the own language. */
  record Ready(Quick quick) implements Said {}

  /** "Here!": points at a thing. */
  record Here(String thing) implements Said {}
}
