package sixstones.games.war.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import sixstones.games.war.box.Back;
import sixstones.games.war.box.Direction;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.TileKind;
import sixstones.games.war.setup.TilePick;
import sixstones.games.war.state.Field;

/**
 * A tile as a text says it: its kind, its variant and back where they matter, and how it lies, as
 * in {@code arrow N+S blue east}.
 *
 * @param variant empty for any
 * @param first where its first arrow points, if said
 */
record TileText(
    TileKind kind, String variant, Optional<Back> back, boolean open, Optional<Direction> first) {

  static TileText read(String text) {
    var words = new ArrayList<>(List.of(text.strip().split("\\s+")));
    var kind = TileKind.named(words.removeFirst());
    boolean closed = words.remove("closed");
    boolean open = words.remove("open");
    if (closed && open) throw new IllegalArgumentException("a tile is open or closed");
    var first = Arrays.stream(Direction.ALL).filter(d -> words.remove(d.id())).findFirst();
    var back = Arrays.stream(Back.values()).filter(b -> words.remove(name(b))).findFirst();
    if (words.size() > 1) {
      throw new IllegalArgumentException("\"" + text + "\" has a word too many for a tile");
    }
    return new TileText(kind, words.isEmpty() ? "" : words.getFirst(), back, !closed, first);
  }

  static String write(Field field, Place place) {
    var tile = field.tile(place);
    var back = field.set().hasTwin(field.index(place)) ? " " + name(tile.back()) : "";
    return tile.text() + back + " " + state(field, place);
  }

  private static String state(Field field, Place place) {
    if (!field.isOpen(place)) return "closed";
    boolean arrow = field.kind(place) == TileKind.ARROW;
    return arrow ? Direction.of(field.turns(place)).id() : "open";
  }

  private static String name(Back back) {
    return back.name().toLowerCase(Locale.ROOT);
  }

  int turns() {
    return first.map(Direction::ordinal).orElse(0);
  }

  /** Whether the tile with this index of the set can be meant. */
  boolean means(Field field, int index) {
    var tile = field.set().tile(index);
    return tile.kind() == kind
        && (variant.isEmpty() || TilePick.isVariant(kind, tile.variant(), variant))
        && back.map(said -> said == tile.back()).orElse(true);
  }

  /** Whether this is the tile that lies here, and lies so. */
  boolean describes(Field field, Place place) {
    if (!means(field, field.index(place)) || open != field.isOpen(place)) return false;
    int ways = field.effect(place).orientations();
    return first.map(to -> to.ordinal() % ways == field.turns(place) % ways).orElse(true);
  }

  /** The back it should have if none is said: blue on the ring, red inside. */
  Back likelyBack(Place place) {
    return back.orElse(place.isOnRing() ? Back.BLUE : Back.RED);
  }
}
