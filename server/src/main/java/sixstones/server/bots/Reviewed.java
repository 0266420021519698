package sixstones.server.bots;

/** What a review is of. */
public sealed interface Reviewed {

  String id();

  /** A game that was played here; its review is kept with it. */
  record OfTable(String id) implements Reviewed {}

  /** A record that somebody brought; nothing of it is stored. */
  record OfRecord(String id) implements Reviewed {}
}
