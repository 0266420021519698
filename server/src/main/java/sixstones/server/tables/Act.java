package sixstones.server.tables;

/** What somebody did at a table: the closed family of things that stand in its log. */
public sealed interface Act {

  /** A person takes a seat; {@code holder} is the hash of the visitor's secret. */
  record Sit(int seat, String name, String holder) implements Act {}

  /** Before the start the seat opens; later the person is marked absent. */
  record Leave(int seat) implements Act {}

  /** A bot takes an open seat, or stands in for the person who holds it. */
  record Bot(int seat, String level) implements Act {}

  /** Somebody wants a bot in the place of an absent person. */
  record Vote(int by, int seat, String level) implements Act {}

  /** The host opens a seat again. */
  record Open(int seat) implements Act {}

  /** The person who left takes the seat back. */
  record Return(int seat) implements Act {}

  /** The deal, under a version of the rules. */
  record Start(int rules) implements Act {}

  /** A seat's move; the checksum tells whether a replay leads to the same position. */
  record Move(int seat, String notation, String checksum) implements Act {}

  /** A seat takes its last move back. */
  record Undo(int seat) implements Act {}

  /** The game has ended; the result as a record writes it. */
  record Over(String result) implements Act {}

  /** The next game of the same people. */
  record Rematch(String table) implements Act {}

  /** A person agrees to go on with a frozen table. */
  record Agree(int seat) implements Act {}

  /**
   * The frozen table goes on under these rules.
   *
   * @param snapshot the entry whose snapshot it goes on from; 0 for where the replay has led
   */
  record Thaw(int rules, int snapshot) implements Act {}
}
