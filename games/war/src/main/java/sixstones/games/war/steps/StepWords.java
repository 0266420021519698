package sixstones.games.war.steps;

import sixstones.games.war.box.Piece;

/** How the texts of steps are put together. */
public final class StepWords {

  private StepWords() {}

  public static String of(String word, Piece piece, String... more) {
    var rest = more.length == 0 ? "" : " " + String.join(" ", more);
    return word + " " + piece.id() + rest;
  }
}
