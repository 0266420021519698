package sixstones.games.war.tiles;

import java.util.ArrayList;
import java.util.List;
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
    var csv = Csv.load(FILE);
    var layouts = new ArrayList<Layout>();
    for (var row : csv.rows()) {
      var fill = csv.get(row, "fill");
      if (!fill.equals("colours") && !fill.equals("mixed")) {
        throw new BadData(FILE, "fill is colours or mixed, not " + fill);
      }
      var file = csv.get(row, "file");
      var open = file.isEmpty() ? List.<OpenTile>of() : read(Csv.load("layouts/" + file));
      layouts.add(new Layout(csv.get(row, "id"), fill.equals("mixed"), open));
    }
    return List.copyOf(layouts);
  }

  /** The open tiles of a custom layout: row, col, kind, variant. */
  static List<OpenTile> read(Csv csv) {
    var open = new ArrayList<OpenTile>();
    for (var row : csv.rows()) {
      int place = Board.place(csv.number(row, "row"), csv.number(row, "col"));
      if (place == Board.NONE || !Board.isTile(place)) {
        throw new BadData(csv.file(), "no tile position: " + row);
      }
      if (open.stream().anyMatch(tile -> tile.place() == place)) {
        throw new BadData(csv.file(), "two tiles on " + Board.name(place));
      }
      try {
        open.add(
            new OpenTile(place, TileKind.named(csv.get(row, "kind")), csv.get(row, "variant")));
      } catch (IllegalArgumentException e) {
        throw new BadData(csv.file(), String.valueOf(e.getMessage()));
      }
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
