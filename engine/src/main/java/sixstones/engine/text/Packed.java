package sixstones.engine.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Texts that are packed with the program. */
public final class Packed {

  private Packed() {}

  /** The text of a file, beside a class or at an absolute place; none if there is no such file. */
  public static Optional<String> find(Class<?> beside, String file) {
    try (var in = beside.getResourceAsStream(file)) {
      if (in == null) return Optional.empty();
      return Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The same of a file that must be there.
   *
   * @throws TreeError if it is missing
   */
  public static String text(Class<?> beside, String file) {
    return find(beside, file).orElseThrow(() -> new TreeError(file, "the file is missing"));
  }
}
