package sixstones.games.war.moves;

import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.box.Board;
import sixstones.games.war.box.Piece;

/** What notations and labels of moves have in common. */
final class MoveWords {

  private MoveWords() {}

  static String sense(boolean clockwise) {
    return clockwise ? "clockwise" : "counterclockwise";
  }

  static Arg at(int place) {
    return new Arg.Text(Board.name(place));
  }

  static Phrase label(String key) {
    return Phrase.of("war.move." + key);
  }

  static Phrase label(String key, Piece piece) {
    return label(key).name("piece", piece.phraseKey());
  }
}
