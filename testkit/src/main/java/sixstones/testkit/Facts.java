package sixstones.testkit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import sixstones.engine.text.Csv;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeReader;

/** A game's table of facts with a mistake in it, to see that the loader finds it. */
public final class Facts {

  private Facts() {}

  /** The rows of a file with one cell changed; rows are counted from 0. */
  public static List<TreeReader> changed(
      Class<?> beside, String file, int row, String column, String value) {
    var rows = new ArrayList<>(Csv.rows(beside, file));
    var fields = new LinkedHashMap<>(rows.get(row).mapping().fields());
    fields.put(column, Tree.leaf(value));
    rows.set(row, TreeReader.of(new Tree.Mapping(fields), file + " line " + (row + 2)));
    return rows;
  }
}
