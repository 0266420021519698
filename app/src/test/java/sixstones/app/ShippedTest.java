package sixstones.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.text.TreeReader;

/**
 * The program ships what {@code shipped.txt} lists and nothing else: a library that came along, or
 * a file of the same name with other contents, breaks the build, without asking anybody in the net.
 */
final class ShippedTest {

  @Test
  void nothingIsShippedThatNobodyHasLookedAt() throws IOException {
    var listed = Files.readAllLines(Path.of("shipped.txt")).stream().skip(1).toList();
    assertThat(shipped()).containsExactlyElementsOf(listed);
  }

  @Test
  void everyLibraryIsExplained() throws IOException {
    var explained =
        Files.readString(Path.of(System.getProperty("sixstones.root"), "docs/dependencies.md"));
    for (var line : shipped()) assertThat(explained).contains("`" + group(line) + "`");
  }

  private static String group(String line) {
    return line.substring(0, line.indexOf(':'));
  }

  private static List<String> shipped() throws IOException {
    var bom = TreeReader.of(Yaml.read(Files.readString(Path.of("target/sixstones-bom.json"))));
    var lines = new TreeSet<String>();
    for (var library : bom.at("components").items()) {
      if (library.at("group").text().equals("sixstones")) continue;
      lines.add(
          "%s:%s:%s %s"
              .formatted(
                  library.at("group").text(),
                  library.at("name").text(),
                  library.at("version").text(),
                  hash(library)));
    }
    return List.copyOf(lines);
  }

  private static String hash(TreeReader library) {
    return library.at("hashes").items().stream()
        .filter(hash -> hash.at("alg").text().equals("SHA-256"))
        .map(hash -> hash.at("content").text())
        .findAny()
        .orElseThrow();
  }
}
