package sixstones.server.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * While a host upgrades one process after the other, the older one writes to a database that the
 * newer one has migrated. So a migration adds what the older one can leave out, and nothing else.
 */
final class MigrationsTest {

  private static final Path MIGRATIONS = Path.of("src/main/resources/sixstones/server/migrations");

  /** What leaves everything as it was for whoever knows nothing of it. */
  private static final Pattern ADDS =
      Pattern.compile(
          "create (table|index) .*"
              + "|alter table \\w+ add column \\w+ \\w+( not null default .*)?"
              + "|update \\w+ set .*",
          Pattern.DOTALL);

  static List<Path> migrations() {
    try (var files = Files.list(MIGRATIONS)) {
      return files.sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("migrations")
  void aMigrationOnlyAdds(Path file) throws IOException {
    var text = Files.readString(file).replaceAll("(?m)^--.*$", "").toLowerCase(Locale.ROOT);
    for (var statement : text.split(";")) {
      if (!statement.isBlank()) assertThat(statement.strip()).matches(ADDS);
    }
  }
}
