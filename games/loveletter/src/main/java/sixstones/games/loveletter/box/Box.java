package sixstones.games.loveletter.box;

import java.util.List;
import sixstones.engine.text.Csv;
import sixstones.engine.text.TreeError;
import sixstones.engine.text.TreeReader;

/** Everything printed, read once from the data files and checked. */
public final class Box {

  public static final int CARDS = 21;
  public static final int FEWEST_PLAYERS = 2;
  public static final int MOST_PLAYERS = 6;

  private static final String CARD_FILE = "/sixstones/loveletter/cards.csv";
  private static final String FAVOUR_FILE = "/sixstones/loveletter/favour.csv";

  private static final int[] VALUES = new int[Card.KINDS];
  private static final int[] COPIES = new int[Card.KINDS];
  private static final int[] FAVOUR = readFavour(Csv.rows(Box.class, FAVOUR_FILE));

  static {
    readCards(Csv.rows(Box.class, CARD_FILE), VALUES, COPIES);
  }

  private Box() {}

  static int value(Card card) {
    return VALUES[card.index()];
  }

  static int copies(Card card) {
    return COPIES[card.index()];
  }

  /** L-WIN-01: how many tokens win. */
  public static int favour(int players) {
    return FAVOUR[players];
  }

  static void readCards(List<TreeReader> rows, int[] values, int[] copies) {
    int seen = 0;
    int count = 0;
    for (var row : rows) {
      var card = row.at("card").as(Card::named);
      if ((seen & card.bit()) != 0) throw row.at("card").error("the card stands twice");
      seen |= card.bit();
      values[card.index()] = row.at("value").number(0, Card.KINDS - 1);
      copies[card.index()] = row.at("copies").number(1, CARDS);
      count += copies[card.index()];
    }
    if (seen != (1 << Card.KINDS) - 1) throw new TreeError(CARD_FILE, "a character is missing");
    if (count != CARDS) throw new TreeError(CARD_FILE, CARDS + " cards are expected, not " + count);
  }

  static int[] readFavour(List<TreeReader> rows) {
    int[] favour = new int[MOST_PLAYERS + 1];
    for (var row : rows) {
      favour[row.at("players").number(FEWEST_PLAYERS, MOST_PLAYERS)] =
          row.at("tokens").number(1, CARDS);
    }
    for (int players = FEWEST_PLAYERS; players <= MOST_PLAYERS; players++) {
      if (favour[players] == 0) {
        throw new TreeError(FAVOUR_FILE, "there is no row for " + players + " players");
      }
    }
    return favour;
  }
}
