package sixstones.games.loveletter.box;

import java.util.Locale;

/** A character. Cards of one character are the same to everybody, so a card is its character. */
public enum Card {
  SPY,
  GUARD,
  PRIEST,
  BARON,
  HANDMAID,
  PRINCE,
  CHANCELLOR,
  KING,
  COUNTESS,
  PRINCESS;

  /** How many characters there are. */
  public static final int KINDS = 10;

  private static final int MOST_RULES = 3;
  private static final Card[] ALL = values();

  /** The IDs of the rules of each card, written once. */
  private static final String[][] RULES = new String[KINDS][MOST_RULES];

  static {
    for (var card : ALL) {
      for (int i = 0; i < MOST_RULES; i++) RULES[card.index()][i] = "L-" + card + "-0" + (i + 1);
    }
  }

  private final String id = name().toLowerCase(Locale.ROOT);

  public static Card of(int index) {
    return ALL[index];
  }

  public int index() {
    return ordinal();
  }

  /** By name, whatever the case. */
  public static Card named(String name) {
    for (var card : ALL) if (card.id.equals(name.strip().toLowerCase(Locale.ROOT))) return card;
    throw new IllegalArgumentException("there is no card \"" + name + "\"");
  }

  public int value() {
    return Box.value(this);
  }

  public int copies() {
    return Box.copies(this);
  }

  /** The card alone, as a bit set of characters. */
  public int bit() {
    return 1 << ordinal();
  }

  /** L-CHOOSE-01: whether it meets another seat. */
  public boolean choosesAnother() {
    return this == GUARD || this == PRIEST || this == BARON || this == KING;
  }

  /** L-COUNTESS-01: whether the Countess can't stay in hand beside it. */
  public boolean embarrassesCountess() {
    return this == KING || this == PRINCE;
  }

  /** The rule of the card with this number: {@code L-GUARD-02}. */
  public String rule(int number) {
    return RULES[ordinal()][number - 1];
  }

  public String id() {
    return id;
  }

  public String key() {
    return "loveletter.card." + id;
  }

  public String thing() {
    return "card:" + id;
  }
}
