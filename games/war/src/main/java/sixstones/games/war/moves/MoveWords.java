package sixstones.games.war.moves;

import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.PlaceWords;

/** What notations and labels of moves have in common. */
final class MoveWords {

  private MoveWords() {}

  static String sense(boolean clockwise) {
    return clockwise ? "clockwise" : "counterclockwise";
  }

  static Arg at(Place place) {
    return PlaceWords.of(place);
  }

  static Phrase label(String key) {
    return Phrase.of("war.move." + key);
  }

  static Phrase label(String key, Piece piece) {
    return label(key).name("piece", piece.phraseKey());
  }
}
