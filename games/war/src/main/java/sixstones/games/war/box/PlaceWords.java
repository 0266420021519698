package sixstones.games.war.box;

import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;

/**
 * A place in a sentence: a tile by letter and number, a place off the board by the tile beside it
 * and the edge that it lies beyond.
 */
public final class PlaceWords {

  private PlaceWords() {}

  public static Arg of(Place place) {
    if (place.isTile()) return new Arg.Text(place.called());
    var beside = new Arg.Text(place.called().substring(0, place.called().length() - 1));
    return new Arg.Inner(Phrase.of("war.place." + edge(place)).with("place", beside));
  }

  private static String edge(Place place) {
    if (place.row() < 0) return "north";
    if (place.row() >= Place.ROWS) return "south";
    return place.column() < 0 ? "west" : "east";
  }
}
