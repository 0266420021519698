package sixstones.testkit.mutation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * The tests that take part in a run: all, or those listed in a file, a name a line. To learn what
 * few tests kill, one needs not try all of them on every mutant.
 */
record WantedTests(Optional<Set<String>> names) {

  static final WantedTests ALL = new WantedTests(Optional.empty());

  /** As the system property {@code sixstones.mutation.tests} says. */
  static WantedTests asAsked() {
    var file = System.getProperty("sixstones.mutation.tests", "");
    return file.isEmpty() ? ALL : listedIn(Path.of(file));
  }

  private static WantedTests listedIn(Path file) {
    try {
      return new WantedTests(Optional.of(new HashSet<>(Files.readAllLines(file))));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  boolean has(String name) {
    return names.map(listed -> listed.contains(name)).orElse(true);
  }
}
