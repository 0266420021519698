package sixstones.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What {@code docs/security.md} says of a threat is held by a test that is there. */
final class SecurityPageTest {

  private static final Path ROOT = Path.of(System.getProperty("sixstones.root"));
  private static final Pattern NAMED = Pattern.compile("`(\\w+(?:Test|Laws))(?:\\.(\\w+))?`");

  @Test
  void everyTestThatIsNamedExists() throws IOException {
    var sources = sources();
    var named =
        NAMED.matcher(Files.readString(ROOT.resolve("docs/security.md"))).results().toList();
    assertThat(named).hasSizeGreaterThan(30);
    for (var one : named) {
      assertThat(sources).containsKey(one.group(1));
      Optional.ofNullable(one.group(2))
          .ifPresent(
              test ->
                  assertThat(sources.get(one.group(1)))
                      .as(one.group(1))
                      .contains(" " + test + "("));
    }
  }

  private static Map<String, String> sources() throws IOException {
    try (var files = Files.walk(ROOT)) {
      return files
          .filter(file -> file.toString().matches(".*/src/.*(Test|Laws)\\.java"))
          .filter(file -> !file.toString().contains("/skeleton/"))
          .collect(
              Collectors.toMap(
                  file -> file.getFileName().toString().replace(".java", ""),
                  SecurityPageTest::text,
                  String::concat));
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
