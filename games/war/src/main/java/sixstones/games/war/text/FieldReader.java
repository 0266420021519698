package sixstones.games.war.text;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import sixstones.engine.chance.Chance;
import sixstones.engine.text.TreeReader;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.TileKind;
import sixstones.games.war.box.TileSet;
import sixstones.games.war.setup.BaseSlots;
import sixstones.games.war.setup.ClosedTiles;
import sixstones.games.war.setup.TilePick;
import sixstones.games.war.state.Field;
import sixstones.games.war.state.Table;

/**
 * Reads the tiles. Bases not mentioned lie in their slots; under pieces and tokens lie inert open
 * tiles; everything else is closed and at random, as a deal would have it.
 */
final class FieldReader {

  /** Open tiles that do nothing to whoever arrives, the most inert first. */
  private static final List<TileKind> INERT =
      List.of(TileKind.SUPERHEROES, TileKind.ENERGY, TileKind.LEADERSHIP, TileKind.INFINITY_STONE);

  private static final String OTHERS = "others";

  private final TreeReader text;
  private final Table table;
  private final Chance chance;
  private final Field field;
  private final boolean[] used = new boolean[TileSet.SIZE];
  private final boolean[] laid = new boolean[Place.TILES.length];

  FieldReader(TreeReader text, Table table, Chance chance) {
    this.text = text;
    this.table = table;
    this.chance = chance;
    field = new Field(table.tiles());
  }

  Field read() {
    text.find("tiles")
        .ifPresent(
            tiles ->
                tiles
                    .fields()
                    .forEach(
                        (name, tile) -> {
                          if (!name.equals(OTHERS)) lay(tile, name);
                        }));
    layBases();
    for (var place : occupied()) {
      if (place.isTile() && !laid[place.index()]) layInert(place);
    }
    new ClosedTiles(field, used, laid, false).fill(chance);
    if (othersOpen()) openRest();
    return field;
  }

  /** {@code others: open} among the tiles opens all that are not mentioned. */
  private boolean othersOpen() {
    var others = text.find("tiles").flatMap(tiles -> tiles.find(OTHERS));
    if (others.isEmpty()) return false;
    return switch (others.get().text()) {
      case "open" -> true;
      case "closed" -> false;
      default -> throw others.get().error("the others are open or closed");
    };
  }

  private void openRest() {
    for (var place : Place.TILES) if (!laid[place.index()]) field.open(place);
  }

  static Place place(TreeReader at, String name) {
    return at.name(name, Place::named);
  }

  private void lay(TreeReader tile, String name) {
    var place = place(tile, name);
    if (!place.isTile()) throw tile.error("no tile lies there");
    if (laid[place.index()]) throw tile.error("a tile lies there already");
    var said = tile.as(TileText::read);
    put(place, find(tile, said, place), said.open(), said.turns());
  }

  /** The first tile left that is meant, if possible with the back that its place has. */
  private int find(TreeReader tile, TileText said, Place place) {
    int found = TilePick.NONE;
    for (int index = 0; index < TileSet.SIZE; index++) {
      if (used[index] || !said.means(field, index)) continue;
      if (table.tiles().tile(index).back() == said.likelyBack(place)) return index;
      if (found == TilePick.NONE) found = index;
    }
    if (found == TilePick.NONE) throw tile.error("no such tile is left");
    return found;
  }

  private void put(Place place, int index, boolean open, int turns) {
    field.lay(place, index);
    if (open) {
      field.open(place);
      field.turn(place, turns);
    }
    used[index] = true;
    laid[place.index()] = true;
  }

  private void layBases() {
    var missing = IntStream.range(0, table.seats()).filter(seat -> base(seat) >= 0).toArray();
    // Tosses nobody needs would let chance go on elsewhere than where it was.
    if (missing.length == 0) return;
    var slots = new BaseSlots(table, chance);
    for (int seat : missing) {
      var place = slots.place(seat);
      while (laid[place.index()]) place = place.alongRing(true);
      put(place, base(seat), true, 0);
    }
  }

  /** The seat's base among the tiles that lie nowhere yet, or negative. */
  private int base(int seat) {
    return TilePick.find(table, TileKind.TEAM_BASE, table.team(seat).base(), used);
  }

  private void layInert(Place place) {
    for (var kind : INERT) {
      for (int index = 0; index < TileSet.SIZE; index++) {
        if (!used[index] && table.tiles().tile(index).kind() == kind) {
          put(place, index, true, 0);
          return;
        }
      }
    }
  }

  /** Where the text puts characters and tokens. */
  private Set<Place> occupied() {
    var places = new LinkedHashSet<Place>();
    text.find("tokens")
        .ifPresent(tokens -> tokens.fields().forEach((name, at) -> places.add(place(at, name))));
    text.find("pieces")
        .ifPresent(
            pieces ->
                pieces
                    .fields()
                    .values()
                    .forEach(
                        at -> {
                          if (at.isLeaf() && !at.text().isBlank()) {
                            places.add(at.as(Place::named));
                          } else if (at.isMapping()) {
                            PlaceText.at(at).ifPresent(places::add);
                          }
                        }));
    return places;
  }
}
