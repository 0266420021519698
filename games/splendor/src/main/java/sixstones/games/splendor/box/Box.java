package sixstones.games.splendor.box;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import sixstones.engine.text.Csv;
import sixstones.engine.text.TreeError;
import sixstones.engine.text.TreeReader;

/** Everything printed that comes in the box, read once from the data files and checked. */
public final class Box {

  public static final int CARDS = 90;
  public static final int LEVELS = 3;
  public static final int SIDES = 8;

  private static final int[] CARDS_OF_LEVEL = {40, 30, 20};
  private static final String CARD_FILE = "/sixstones/splendor/cards.csv";
  private static final String LOCATION_FILE = "/sixstones/splendor/locations.csv";

  private static final List<Card> ALL_CARDS = readCards(Csv.rows(Box.class, CARD_FILE));
  private static final List<Location> ALL_LOCATIONS =
      readLocations(Csv.rows(Box.class, LOCATION_FILE));

  private Box() {}

  public static List<Card> cards() {
    return ALL_CARDS;
  }

  public static Card card(int index) {
    return ALL_CARDS.get(index);
  }

  public static List<Location> locations() {
    return ALL_LOCATIONS;
  }

  public static Location location(int index) {
    return ALL_LOCATIONS.get(index);
  }

  /** The first card of a level; the levels follow each other. */
  public static int firstOfLevel(int level) {
    return level == 1 ? 0 : level == 2 ? 40 : 70;
  }

  public static int cardsOfLevel(int level) {
    return CARDS_OF_LEVEL[level - 1];
  }

  /** By id or by the character's name, whatever the case. */
  public static Card cardNamed(String name) {
    for (var card : ALL_CARDS) {
      if (card.id().equalsIgnoreCase(name) || card.name().equalsIgnoreCase(name)) return card;
    }
    throw new IllegalArgumentException("there is no card \"" + name + "\"");
  }

  public static Location locationNamed(String name) {
    for (var location : ALL_LOCATIONS) {
      if (location.id().equalsIgnoreCase(name) || location.name().equalsIgnoreCase(name)) {
        return location;
      }
    }
    throw new IllegalArgumentException("there is no location \"" + name + "\"");
  }

  static List<Card> readCards(List<TreeReader> rows) {
    var cards = new ArrayList<Card>();
    var ids = new HashSet<String>();
    for (var row : rows) {
      int level = row.at("level").number(1, LEVELS);
      if (!cards.isEmpty() && cards.getLast().level() > level) {
        throw row.error("the cards stand level by level");
      }
      var bonus = row.at("bonus").as(Stone::named);
      if (!bonus.isColour()) throw row.at("bonus").error("a bonus is one of the five colours");
      if (!ids.add(row.at("id").text())) throw row.at("id").error("the id stands twice");
      cards.add(
          new Card(
              cards.size(),
              row.at("id").text(),
              row.at("name").text(),
              level,
              bonus,
              row.at("points").number(0, 9),
              row.at("avengers").number(0, 2),
              colours(row)));
    }
    for (int level = 1; level <= LEVELS; level++) {
      int wanted = level;
      long count = cards.stream().filter(card -> card.level() == wanted).count();
      if (count != CARDS_OF_LEVEL[level - 1]) {
        throw new TreeError(
            CARD_FILE,
            "level %d has %d cards, not %d".formatted(level, count, CARDS_OF_LEVEL[level - 1]));
      }
    }
    return List.copyOf(cards);
  }

  static List<Location> readLocations(List<TreeReader> rows) {
    var locations = new ArrayList<Location>();
    for (var row : rows) {
      var id = row.at("tile").text() + row.at("side").text();
      var expected = (locations.size() / 2 + 1) + (locations.size() % 2 == 0 ? "A" : "B");
      if (!id.equals(expected)) throw row.error("tile and side " + expected + " are expected");
      locations.add(
          new Location(
              locations.size(),
              id,
              row.at("name").text(),
              row.at("points").number(3, 3),
              colours(row)));
    }
    if (locations.size() != SIDES) {
      throw new TreeError(LOCATION_FILE, SIDES + " sides are expected, not " + locations.size());
    }
    return List.copyOf(locations);
  }

  private static int colours(TreeReader row) {
    int tokens = Tokens.NONE;
    for (var stone : Stone.colours()) {
      tokens += Tokens.of(stone.ordinal(), row.at(stone.id()).number(0, 7));
    }
    return tokens;
  }
}
