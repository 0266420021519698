package sixstones.games.loveletter.box;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

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

  private final String id = name().toLowerCase(Locale.ROOT);
  private final List<String> rules =
      IntStream.rangeClosed(1, MOST_RULES).mapToObj(n -> "L-" + name() + "-0" + n).toList();

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
    return rules.get(number - 1);
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
