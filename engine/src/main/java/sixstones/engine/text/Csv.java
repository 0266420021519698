package sixstones.engine.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A table of facts packed with a game: comma-separated, the first line names the columns. */
public final class Csv {

  private Csv() {}

  /**
   * The rows of a file that lies beside a class; each is a reader whose errors name file and line.
   */
  public static List<TreeReader> rows(Class<?> beside, String file) {
    return rows(file, Packed.text(beside, file));
  }

  /** The rows of a text; errors name the file and the line. */
  public static List<TreeReader> rows(String file, String text) {
    var lines = text.lines().filter(line -> !line.isBlank()).toList();
    if (lines.isEmpty()) throw new TreeError(file, "the file is empty");
    var names = cells(lines.getFirst());
    var rows = new ArrayList<TreeReader>();
    for (int i = 1; i < lines.size(); i++) {
      var path = file + " line " + (i + 1);
      var cells = cells(lines.get(i));
      if (cells.size() != names.size()) {
        throw new TreeError(path, names.size() + " cells are expected, not " + cells.size());
      }
      Map<String, Tree> fields = new LinkedHashMap<>();
      for (int c = 0; c < cells.size(); c++) fields.put(names.get(c), Tree.leaf(cells.get(c)));
      rows.add(TreeReader.of(new Tree.Mapping(fields), path));
    }
    return rows;
  }

  private static List<String> cells(String line) {
    var cells = new ArrayList<String>();
    var cell = new StringBuilder();
    boolean quoted = false;
    for (char c : line.toCharArray()) {
      if (c == '"') {
        quoted = !quoted;
      } else if (c == ',' && !quoted) {
        cells.add(cell.toString().strip());
        cell.setLength(0);
      } else {
        cell.append(c);
      }
    }
    cells.add(cell.toString().strip());
    return cells;
  }
}
