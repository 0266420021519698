package sixstones.games.war.tiles;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Rows of one of the module's data files. Fields hold no commas or quotes. */
public record Csv(String file, List<String> columns, List<List<String>> rows) {

  /** Reads a file beside the module's other data; the first line names the columns. */
  public static Csv load(String file) {
    try (var stream = Csv.class.getResourceAsStream("/sixstones/war/" + file)) {
      if (stream == null) throw new BadData(file, "the file is missing");
      return parse(file, new String(stream.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static Csv parse(String file, String text) {
    var lines = text.lines().filter(line -> !line.isBlank()).toList();
    if (lines.isEmpty()) throw new BadData(file, "the file is empty");
    var columns = fields(lines.getFirst());
    var rows = new ArrayList<List<String>>();
    for (var line : lines.subList(1, lines.size())) {
      var row = fields(line);
      if (row.size() != columns.size()) {
        throw new BadData(file, "\"" + line + "\" has not " + columns.size() + " fields");
      }
      rows.add(row);
    }
    return new Csv(file, columns, rows);
  }

  public String get(List<String> row, String column) {
    int index = columns.indexOf(column);
    if (index < 0) throw new BadData(file, "there is no column " + column);
    return row.get(index);
  }

  public int number(List<String> row, String column) {
    try {
      return Integer.parseInt(get(row, column));
    } catch (NumberFormatException _) {
      throw new BadData(file, column + " is no number in " + row);
    }
  }

  private static List<String> fields(String line) {
    return List.of(line.strip().split(",", -1)).stream().map(String::strip).toList();
  }
}
