package sixstones.games.war.box;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.text.TreeError;

/**
 * How the field is laid: which tiles lie open where, and how the others are shuffled. Standard,
 * MIXED and some CUSTOM layouts are rows of {@code layouts.csv}, a custom one with a file of its
 * own (W-SETUP-18 to 20); players may add open tiles of their own.
 *
 * @param mixed whether all closed tiles are shuffled together, whatever their back
 * @param open what lies open besides the bases
 */
public record Layout(String id, boolean mixed, List<LaidTile> open) {

  private static final String FILE = "layouts.csv";
  private static final List<Layout> ALL = load();

  private static List<Layout> load() {
    var layouts = new ArrayList<Layout>();
    for (var row : WarData.rows(FILE)) {
      var file = row.at("file").text();
      var open = file.isEmpty() ? List.<LaidTile>of() : read(file);
      layouts.add(new Layout(row.at("id").text(), row.at("fill").as(Layout::isMixed), open));
    }
    return List.copyOf(layouts);
  }

  private static List<LaidTile> read(String file) {
    try {
      return LaidTile.readAll(WarData.text("layouts/" + file));
    } catch (IllegalArgumentException e) {
      throw new TreeError(file, String.valueOf(e.getMessage()));
    }
  }

  private static boolean isMixed(String fill) {
    return switch (fill) {
      case "mixed" -> true;
      case "colours" -> false;
      default -> throw new IllegalArgumentException("fill is colours or mixed, not " + fill);
    };
  }

  public static List<String> ids() {
    return ALL.stream().map(Layout::id).toList();
  }

  public static Layout named(String id) {
    return ALL.stream().filter(layout -> layout.id().equals(id)).findFirst().orElseThrow();
  }
}
