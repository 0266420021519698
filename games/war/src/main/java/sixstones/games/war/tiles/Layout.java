package sixstones.games.war.tiles;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.text.TreeReader;
import sixstones.games.war.board.Board;

/**
 * How the field is laid: which tiles lie open where, and how the others are shuffled. Standard,
 * MIXED and every CUSTOM layout are rows of {@code layouts.csv}, a custom one with a file of its
 * own (W-SETUP-18 to 20).
 *
 * @param mixed whether all closed tiles are shuffled together, whatever their back
 * @param open what lies open besides the bases
 */
public record Layout(String id, boolean mixed, List<OpenTile> open) {

  /** A tile that lies open at a place from the beginning. */
  public record OpenTile(int place, TileKind kind, String variant) {}

  private static final String FILE = "layouts.csv";
  private static final List<Layout> ALL = load();

  private static List<Layout> load() {
    var layouts = new ArrayList<Layout>();
    for (var row : WarData.rows(FILE)) {
      var file = row.at("file").text();
      var open = file.isEmpty() ? List.<OpenTile>of() : read(WarData.rows("layouts/" + file));
      layouts.add(new Layout(row.at("id").text(), row.at("fill").as(Layout::isMixed), open));
    }
    return List.copyOf(layouts);
  }

  private static boolean isMixed(String fill) {
    return switch (fill) {
      case "mixed" -> true;
      case "colours" -> false;
      default -> throw new IllegalArgumentException("fill is colours or mixed, not " + fill);
    };
  }

  /** The open tiles of a custom layout: row, col, kind, variant. */
  static List<OpenTile> read(List<TreeReader> rows) {
    var open = new ArrayList<OpenTile>();
    for (var row : rows) {
      int place = Board.place(row.at("row").number(), row.at("col").number());
      if (place == Board.NONE || !Board.isTile(place)) throw row.error("this is no tile position");
      if (open.stream().anyMatch(tile -> tile.place() == place)) {
        throw row.error("there are two tiles on " + Board.name(place));
      }
      var kind = row.at("kind").as(TileKind::named);
      open.add(new OpenTile(place, kind, row.at("variant").text()));
    }
    return List.copyOf(open);
  }

  public static List<String> ids() {
    return ALL.stream().map(Layout::id).toList();
  }

  public static Layout named(String id) {
    return ALL.stream().filter(layout -> layout.id().equals(id)).findFirst().orElseThrow();
  }
}
