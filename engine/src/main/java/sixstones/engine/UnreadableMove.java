package sixstones.engine;

/** A text that is no move of the game. */
public final class UnreadableMove extends IllegalArgumentException {

  public UnreadableMove(String notation, String hint) {
    super("\"" + shortened(notation) + "\" is no move: " + hint);
  }

  private static String shortened(String notation) {
    return notation.length() <= 60 ? notation : notation.substring(0, 60) + "…";
  }
}
