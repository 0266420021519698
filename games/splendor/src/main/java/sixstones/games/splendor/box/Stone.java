package sixstones.games.splendor.box;

import java.util.List;
import java.util.Locale;

/**
 * The kinds of tokens: five stone colours that cards cost and give, the green Time token, and the
 * grey S.H.I.E.L.D. token that stands for any colour.
 */
public enum Stone {
  MIND("yellow", "y"),
  SPACE("blue", "b"),
  SOUL("orange", "o"),
  POWER("purple", "p"),
  REALITY("red", "r"),
  TIME("green", "g"),
  SHIELD("grey", "s");

  /** The number of stone colours; they come first. */
  public static final int COLOURS = 5;

  public static final int KINDS = 7;

  private static final List<Stone> ALL = List.of(values());

  private final String colour;
  private final String letter;

  Stone(String colour, String letter) {
    this.colour = colour;
    this.letter = letter;
  }

  public static Stone of(int index) {
    return ALL.get(index);
  }

  public static List<Stone> colours() {
    return ALL.subList(0, COLOURS);
  }

  public static List<Stone> all() {
    return ALL;
  }

  /** By name, colour or the letter of the rule catalogue. */
  public static Stone named(String name) {
    for (var stone : ALL) {
      if (name.equalsIgnoreCase(stone.id())
          || name.equalsIgnoreCase(stone.colour)
          || name.equalsIgnoreCase(stone.letter)) {
        return stone;
      }
    }
    throw new IllegalArgumentException("there is no stone \"" + name + "\"");
  }

  public boolean isColour() {
    return ordinal() < COLOURS;
  }

  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The key of its name in the catalogues. */
  public String key() {
    return "splendor.stone." + id();
  }
}
