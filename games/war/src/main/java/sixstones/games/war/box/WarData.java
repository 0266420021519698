package sixstones.games.war.box;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import sixstones.engine.text.Csv;
import sixstones.engine.text.TreeError;
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
    try (var in = WarData.class.getResourceAsStream(PATH + file)) {
      if (in == null) throw new TreeError(file, "the file is missing");
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
