package sixstones.games.gauntlet.box;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import sixstones.engine.Bits;
import sixstones.engine.text.Csv;
import sixstones.engine.text.TreeError;
import sixstones.engine.text.TreeReader;

/** Everything printed that comes in the box, read once from the data files and checked. */
public final class Box {

  public static final int HEROES = 16;
  public static final int CARDS = 29;
  public static final int STONES = 6;
  public static final int FEWEST_PLAYERS = 2;
  public static final int MOST_PLAYERS = 6;

  private static final String CARD_FILE = "/sixstones/gauntlet/cards.csv";
  private static final String LIFE_FILE = "/sixstones/gauntlet/life.csv";
  private static final int[] HERO_VALUES = {0, 3, 3, 3, 3, 2, 2, 0};
  private static final int[] THANOS_VALUES = {0, 3, 2, 2, 2, 2, 1, 1};

  private static final List<Card> ALL = readCards(Csv.rows(Box.class, CARD_FILE));

  /** The cards once more: playouts ask for them more often than for anything. */
  private static final Card[] BY_INDEX = ALL.toArray(Card[]::new);

  private static final int[][] LIFE = readLife(Csv.rows(Box.class, LIFE_FILE));
  private static final int STONE_SET = stoneSet();
  private static final int TIME_STONE = named("time-stone").bit();
  private static final int THANOS_CARD = named("thanos").bit();

  /** For each card the others of the same name, as a bit set. */
  private static final int[] TWINS = ALL.stream().mapToInt(Box::twinsOf).toArray();

  /** The cards that are not the first of their name. */
  private static final int SECONDS = seconds();

  private static final int[] VALUE_BITS =
      ALL.stream().mapToInt(card -> 1 << card.value()).toArray();

  private Box() {}

  public static List<Card> cards() {
    return ALL;
  }

  public static Card card(int index) {
    return BY_INDEX[index];
  }

  /** By id or name, whatever the case; of twins the first. */
  public static Card named(String name) {
    var id = id(name);
    for (var card : ALL) if (card.id().equals(id)) return card;
    throw new IllegalArgumentException("there is no card \"" + name + "\"");
  }

  public static int heroesLife(int players) {
    return LIFE[players][0];
  }

  public static int thanosLife(int players) {
    return LIFE[players][1];
  }

  /** The six Infinity Stones as a bit set of cards. */
  public static int stones() {
    return STONE_SET;
  }

  /** The Time Stone, as a bit set. */
  public static int timeStone() {
    return TIME_STONE;
  }

  /** Thanos-7, as a bit set. */
  public static int thanosCard() {
    return THANOS_CARD;
  }

  private static int stoneSet() {
    int set = 0;
    for (var card : ALL) if (card.stone()) set = Bits.with(set, card.index());
    return set;
  }

  /** The other cards that nobody can tell from this one. */
  public static int twins(Card card) {
    return TWINS[card.index()];
  }

  private static int twinsOf(Card card) {
    int set = 0;
    for (var other : ALL) if (other.twin() == card.twin()) set = Bits.with(set, other.index());
    return Bits.without(set, card.index());
  }

  private static int seconds() {
    int set = 0;
    for (var card : ALL) if (card.twin() != card.index()) set = Bits.with(set, card.index());
    return set;
  }

  /** Of twins only the first, whichever is there: they are the same to everybody. */
  public static int distinct(int cards) {
    int distinct = cards & ~SECONDS;
    for (int rest = cards & SECONDS; rest != 0; rest = Bits.rest(rest)) {
      distinct = Bits.with(distinct, card(Bits.first(rest)).twin());
    }
    return distinct;
  }

  /** The values of some cards, a bit for each. */
  public static int values(int cards) {
    int values = 0;
    for (int rest = cards; rest != 0; rest = Bits.rest(rest))
      values |= VALUE_BITS[Bits.first(rest)];
    return values;
  }

  static String id(String name) {
    return name.strip().toLowerCase(Locale.ROOT).replace("&", "and").replaceAll("[\\s-]+", "-");
  }

  static List<Card> readCards(List<TreeReader> rows) {
    var cards = new ArrayList<Card>();
    var names = new HashSet<String>();
    int[][] counts = new int[2][8];
    for (var row : rows) {
      var side = side(row.at("deck"));
      boolean hero = side == Side.HEROES;
      if (hero && cards.size() >= HEROES) throw row.error("the 16 hero cards come first");
      if (!names.add(row.at("name").text())) throw row.at("name").error("the name stands twice");
      int value = row.at("value").number(1, hero ? 6 : 7);
      int twin = cards.size();
      int copies = row.at("copies").number(1, 2);
      for (int i = 0; i < copies; i++) {
        var name = row.at("name").text();
        boolean stone = row.at("stone").truth();
        var effect =
            hero ? Effect.ofHero(value) : row.at("name").as(known -> Effect.named(id(known)));
        cards.add(new Card(cards.size(), id(name), name, value, side, stone, twin, effect));
        counts[hero ? 0 : 1][value]++;
      }
    }
    check(Arrays.equals(counts[0], HERO_VALUES), "hero values are 3 3 3 3 2 2");
    check(Arrays.equals(counts[1], THANOS_VALUES), "Thanos values are 3 2 2 2 2 1 1");
    for (int value = 1; value <= STONES; value++) {
      int wanted = value;
      long stones =
          cards.stream()
              .filter(c -> c.stone() && c.side() == Side.THANOS && c.value() == wanted)
              .count();
      check(stones == 1, "there is one stone of each value 1 to 6");
    }
    return List.copyOf(cards);
  }

  private static Side side(TreeReader deck) {
    return switch (deck.text()) {
      case "hero" -> Side.HEROES;
      case "thanos" -> Side.THANOS;
      default -> throw deck.error("a deck is hero or thanos");
    };
  }

  static int[][] readLife(List<TreeReader> rows) {
    int[][] life = new int[MOST_PLAYERS + 1][2];
    for (var row : rows) {
      int players = row.at("players").number(FEWEST_PLAYERS, MOST_PLAYERS);
      life[players][0] = row.at("heroes_life").number(1, 20);
      life[players][1] = row.at("thanos_life").number(1, 20);
      if (life[players][0] != life[FEWEST_PLAYERS][0]) {
        throw row.error("the heroes' life is the same for every number of players");
      }
    }
    for (int players = FEWEST_PLAYERS; players <= MOST_PLAYERS; players++) {
      if (life[players][0] == 0)
        throw new TreeError(LIFE_FILE, "no row for " + players + " players");
    }
    return life;
  }

  private static void check(boolean holds, String rule) {
    if (!holds) throw new TreeError(CARD_FILE, rule);
  }
}
