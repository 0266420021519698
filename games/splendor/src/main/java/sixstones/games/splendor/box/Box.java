package sixstones.games.splendor.box;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import sixstones.engine.text.Csv;
import sixstones.engine.text.TreeError;
import sixstones.engine.text.TreeReader;

/** Everything printed that comes in the box of an edition, read once and checked. */
public final class Box {

  public static final int CARDS = 90;
  public static final int LEVELS = 3;

  /** No edition has more. */
  public static final int MOST_SIDES = 10;

  private static final int[] CARDS_OF_LEVEL = {40, 30, 20};

  /** By edition. */
  private static final List<Box> BOXES = Stream.of(Edition.values()).map(Box::read).toList();

  private final Edition edition;
  private final List<Card> cards;
  private final List<Location> locations;

  private Box(Edition edition, List<Card> cards, List<Location> locations) {
    this.edition = edition;
    this.cards = cards;
    this.locations = locations;
  }

  private static Box read(Edition edition) {
    return new Box(
        edition,
        readCards(edition, Csv.rows(Box.class, file(edition, "cards"))),
        readLocations(edition, Csv.rows(Box.class, file(edition, "locations"))));
  }

  private static String file(Edition edition, String what) {
    var set = edition == Edition.MARVEL ? "" : edition.id() + "_";
    return "/sixstones/splendor/" + set + what + ".csv";
  }

  public static Box of(Edition edition) {
    return BOXES.get(edition.ordinal());
  }

  public Edition edition() {
    return edition;
  }

  public List<Card> cards() {
    return cards;
  }

  public Card card(int index) {
    return cards.get(index);
  }

  public List<Location> locations() {
    return locations;
  }

  public Location location(int index) {
    return locations.get(index);
  }

  /** The first card of a level; the levels follow each other. */
  public static int firstOfLevel(int level) {
    return level == 1 ? 0 : level == 2 ? 40 : 70;
  }

  public static int cardsOfLevel(int level) {
    return CARDS_OF_LEVEL[level - 1];
  }

  /** Of any edition, by id or by the character's name, whatever the case. */
  public static Card cardNamed(String name) {
    for (var box : BOXES) {
      for (var card : box.cards) {
        if (card.id().equalsIgnoreCase(name) || card.name().equalsIgnoreCase(name)) return card;
      }
    }
    throw new IllegalArgumentException("there is no card \"" + name + "\"");
  }

  /** Of any edition. */
  public static Location locationNamed(String name) {
    for (var box : BOXES) {
      for (var location : box.locations) {
        if (location.id().equalsIgnoreCase(name) || location.name().equalsIgnoreCase(name)) {
          return location;
        }
      }
    }
    throw new IllegalArgumentException("there is no location \"" + name + "\"");
  }

  static List<Card> readCards(Edition edition, List<TreeReader> rows) {
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
              edition,
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
            file(edition, "cards"),
            "level %d has %d cards, not %d".formatted(level, count, CARDS_OF_LEVEL[level - 1]));
      }
    }
    return List.copyOf(cards);
  }

  /** The sides of a tile follow each other. */
  static List<Location> readLocations(Edition edition, List<TreeReader> rows) {
    var locations = new ArrayList<Location>();
    for (var row : rows) {
      int tile = locations.size() / edition.sides();
      var id = row.at("tile").text() + row.at("side").text();
      var expected = (tile + 1) + edition.side(locations.size() % edition.sides());
      if (!id.equals(expected)) throw row.error("tile and side " + expected + " are expected");
      locations.add(
          new Location(
              edition,
              locations.size(),
              tile,
              id,
              row.at("name").text(),
              row.at("points").number(3, 3),
              colours(row)));
    }
    int sides = edition.tiles() * edition.sides();
    if (locations.size() != sides) {
      throw new TreeError(
          file(edition, "locations"), sides + " sides are expected, not " + locations.size());
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
