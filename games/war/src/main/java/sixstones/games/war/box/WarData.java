package sixstones.games.war.box;

import java.util.List;
import sixstones.engine.text.Csv;
import sixstones.engine.text.Packed;
import sixstones.engine.text.TreeReader;

/** The module's data files. */
public final class WarData {

  private static final String PATH = "/sixstones/war/";

  private WarData() {}

  /** The rows of a file; errors name file and line. */
  public static List<TreeReader> rows(String file) {
    return Csv.rows(WarData.class, PATH + file);
  }

  /** A file as it is. */
  static String text(String file) {
    return Packed.text(WarData.class, PATH + file);
  }
}
