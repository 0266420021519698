package sixstones.games.war.box;

import java.util.ArrayList;
import java.util.List;

/**
 * A blank tile that the players put into the game (W-SETUP-21).
 *
 * @param effect what it does, as the tile that it is played like
 * @param replaced the kind of red tile that makes room for it
 * @param variant of the replaced tile; empty for any
 */
public record Blank(Tile effect, TileKind replaced, String variant) {

  /** How many blank tiles the box has. */
  public static final int MOST = 3;

  private static final String NOTHING = "nothing";

  /**
   * Reads blanks, one a line or between semicolons: {@code loki for arrow N+S}, {@code nothing for
   * infinity_stone soul}.
   *
   * @throws IllegalArgumentException naming the entry that makes no sense
   */
  public static List<Blank> readAll(String text) {
    if (text.isEmpty()) return List.of();
    var blanks = new ArrayList<Blank>();
    for (var entry : text.split("[;\n\r]+", -1)) {
      if (!entry.isBlank()) blanks.add(read(entry.strip()));
    }
    if (blanks.size() > MOST) {
      throw new IllegalArgumentException("There are " + MOST + " blank tiles, not more.");
    }
    return List.copyOf(blanks);
  }

  /** A blank tile that is played like a kind without variants. */
  public static Blank playedLike(TileKind effect, TileKind replaced) {
    return new Blank(Tile.of(effect, "", Back.RED), replaced, "");
  }

  private static Blank read(String entry) {
    var halves = entry.split("\\s+for\\s+", -1);
    if (halves.length != 2) {
      throw new IllegalArgumentException(
          "\"" + entry + "\": a blank tile looks like \"loki for arrow N+S\".");
    }
    try {
      var replaced = halves[1].split("\\s+", -1);
      return new Blank(
          effect(halves[0].split("\\s+", -1)), TileKind.named(replaced[0]), variant(replaced));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("\"" + entry + "\": " + e.getMessage() + ".", e);
    }
  }

  private static Tile effect(String[] words) {
    var kind = words[0].equals(NOTHING) ? TileKind.BLANK : TileKind.named(words[0]);
    if (kind.isUnique()) {
      throw new IllegalArgumentException("a blank tile can't be one more " + kind.id());
    }
    return Tile.of(kind, variant(words), Back.RED);
  }

  private static String variant(String[] words) {
    return words.length > 1 ? words[1] : "";
  }
}
