package sixstones.games.war.text;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import sixstones.engine.chance.Chance;
import sixstones.engine.text.TreeReader;
import sixstones.games.war.TileKind;
import sixstones.games.war.box.Board;
import sixstones.games.war.box.Teams;
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
  private final boolean[] used = new boolean[Board.TILES];
  private final boolean[] laid = new boolean[Board.TILES];

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
    for (int place : occupied()) {
      if (Board.isTile(place) && !laid[place]) layInert(place);
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
    for (int place = 0; place < Board.TILES; place++) if (!laid[place]) field.open(place);
  }

  static int place(TreeReader at, String name) {
    return at.name(name, Board::named);
  }

  private void lay(TreeReader tile, String name) {
    int place = place(tile, name);
    if (!Board.isTile(place)) throw tile.error("no tile lies there");
    if (laid[place]) throw tile.error("a tile lies there already");
    var said = tile.as(TileText::read);
    put(place, find(tile, said, place), said.open(), said.turns());
  }

  /** The first tile left that is meant, if possible with the back that its place has. */
  private int find(TreeReader tile, TileText said, int place) {
    int found = TilePick.NONE;
    for (int index = 0; index < Board.TILES; index++) {
      if (used[index] || !said.means(field, index)) continue;
      if (table.tiles().tile(index).back() == said.likelyBack(place)) return index;
      if (found == TilePick.NONE) found = index;
    }
    if (found == TilePick.NONE) throw tile.error("no such tile is left");
    return found;
  }

  private void put(int place, int index, boolean open, int turns) {
    field.lay(place, index);
    if (open) {
      field.open(place);
      field.turn(place, turns);
    }
    used[index] = true;
    laid[place] = true;
  }

  private void layBases() {
    var missing = IntStream.range(0, table.seats()).filter(seat -> base(seat) >= 0).toArray();
    // Tosses nobody needs would let chance go on elsewhere than where it was.
    if (missing.length == 0) return;
    var slots = new BaseSlots(table, chance);
    for (int seat : missing) {
      int place = slots.place(seat);
      while (laid[place]) place = Board.alongRing(place, true);
      put(place, base(seat), true, 0);
    }
  }

  /** The seat's base among the tiles that lie nowhere yet, or negative. */
  private int base(int seat) {
    return TilePick.find(table, TileKind.TEAM_BASE, Teams.base(table.team(seat)), used);
  }

  private void layInert(int place) {
    for (var kind : INERT) {
      for (int index = 0; index < Board.TILES; index++) {
        if (!used[index] && table.tiles().tile(index).kind() == kind) {
          put(place, index, true, 0);
          return;
        }
      }
    }
  }

  /** Where the text puts characters and tokens. */
  private Set<Integer> occupied() {
    var places = new LinkedHashSet<Integer>();
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
                            places.add(at.as(Board::named));
                          } else if (at.isMapping()) {
                            PlaceText.at(at).ifPresent(places::add);
                          }
                        }));
    return places;
  }
}
