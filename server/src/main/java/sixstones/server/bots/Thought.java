package sixstones.server.bots;

/** A position of its own to think about; thinking takes its time. */
interface Thought {

  /** The notation of the move the bot chooses. */
  String move();

  /** The notation of any legal move, for a bot that has failed. */
  String anyMove();

  /** No thought at all: a move that was given. */
  static Thought told(String notation) {
    return new Thought() {
      @Override
      public String move() {
        return notation;
      }

      @Override
      public String anyMove() {
        return notation;
      }
    };
  }
}
