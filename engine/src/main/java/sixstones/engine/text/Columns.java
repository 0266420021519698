package sixstones.engine.text;

import java.util.ArrayList;
import java.util.List;

/** Rows of cells as lines, each column as wide as its widest cell. */
public final class Columns {

  private static final String GAP = "  ";

  private final String indent;
  private final List<List<String>> rows = new ArrayList<>();

  public Columns(String indent) {
    this.indent = indent;
  }

  public Columns row(Object... cells) {
    var row = new ArrayList<String>();
    for (var cell : cells) row.add(String.valueOf(cell));
    rows.add(row);
    return this;
  }

  public List<String> lines() {
    var lines = new ArrayList<String>();
    for (var row : rows) {
      var line = new StringBuilder(indent);
      for (int column = 0; column < row.size(); column++) {
        if (column > 0) line.append(GAP);
        var cell = row.get(column);
        line.append(cell).append(" ".repeat(width(column) - cell.length()));
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }

  private int width(int column) {
    int width = 0;
    for (var row : rows) {
      if (column < row.size()) width = Math.max(width, row.get(column).length());
    }
    return width;
  }
}
