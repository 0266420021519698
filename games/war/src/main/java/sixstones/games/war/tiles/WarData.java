package sixstones.games.war.tiles;

import java.util.List;
import sixstones.engine.text.Csv;
import sixstones.engine.text.TreeReader;

/** The module's data files. */
public final class WarData {

  private WarData() {}

  /** The rows of a file; errors name file and line. */
  public static List<TreeReader> rows(String file) {
    return Csv.rows(WarData.class, "/sixstones/war/" + file);
  }
}
