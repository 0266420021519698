package sixstones.archive.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import sixstones.archive.scenario.Scenario;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.text.TreeReader;

/**
 * Which tests and scenarios claim which rules, found in the sources: {@code @Rule("S-TAKE-03")} in
 * Java and TypeScript tests; {@code by} and {@code shows} in scenarios.
 */
public final class RuleEvidence {

  private static final Pattern CLAIM =
      Pattern.compile(
          "@Rule\\(([^)]*)\\)(?:(?!@Rule\\()[\\s\\S])*?(?:void (\\w+)\\(|\\b(?:it|test)\\((['\"`])(.*?)\\3)");
  private static final Pattern QUOTED = Pattern.compile("\"([A-Z0-9-]+[a-z]?)\"");

  private final SortedMap<String, List<String>> claims = new TreeMap<>();
  private final Map<String, String> exemptions = new TreeMap<>();

  /** Reads all tests and scenarios below the root of the project. */
  public static RuleEvidence in(Path root) {
    var evidence = new RuleEvidence();
    try (var files = Files.walk(root)) {
      files
          .filter(file -> isTest(root.relativize(file).toString().replace('\\', '/')))
          .sorted()
          .forEach(file -> evidence.read(root, file));
      TreeReader.of(Yaml.read(Files.readString(root.resolve("docs/rules/exemptions.yaml"))))
          .fields()
          .forEach((id, reason) -> evidence.exemptions.put(id, reason.text()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return evidence;
  }

  private static boolean isTest(String path) {
    if (path.contains("/target/") || path.contains("node_modules/")) return false;
    // What new games begin with claims nothing yet.
    if (path.startsWith("lab/skeleton/")) return false;
    return path.contains("src/test/") && path.endsWith(".java")
        || path.endsWith(".test.ts")
        || path.contains("/scenarios/") && path.endsWith(".yaml");
  }

  private void read(Path root, Path file) {
    try {
      var text = Files.readString(file);
      if (file.toString().endsWith(".yaml")) {
        for (var scenario : Scenario.readAll(text))
          read(scenario, root.relativize(file).toString());
        return;
      }
      var name = file.getFileName().toString().replaceFirst("\\.(java|test\\.ts)$", "");
      var found = CLAIM.matcher(text);
      while (found.find()) {
        var test = found.group(2) != null ? found.group(2) : found.group(4);
        var ids = QUOTED.matcher(found.group(1));
        while (ids.find()) claim(ids.group(1), name + "." + test);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Refusals by the engine claim no rule of a game, and a game made up for tests has none. */
  private void read(Scenario scenario, String file) {
    if (RuleCatalogue.find(scenario.game()).isEmpty()) return;
    for (var id : scenario.claims()) {
      if (!id.startsWith("ENGINE-")) claim(id, file + ": " + scenario.title());
    }
  }

  private void claim(String id, String where) {
    claims.computeIfAbsent(id, _ -> new ArrayList<>()).add(where);
  }

  /** Who claims a rule or a part of one; whoever claims a whole rule claims its parts. */
  public List<String> claimsOf(String id) {
    var found = new ArrayList<>(claims.getOrDefault(id, List.of()));
    var whole = CatalogueRule.whole(id);
    if (!whole.equals(id)) found.addAll(claims.getOrDefault(whole, List.of()));
    return found;
  }

  /** Why no test can claim the rule; empty if none says so. */
  public String exemption(String id) {
    return exemptions.getOrDefault(id, "");
  }

  /** Rules, and parts of rules, that nobody claims and nothing exempts. */
  public List<String> unclaimed(RuleCatalogue catalogue) {
    return catalogue.rules().stream()
        .flatMap(rule -> rule.parts().stream())
        .map(CatalogueRule::id)
        .filter(id -> claimsOf(id).isEmpty() && exemption(id).isEmpty())
        .toList();
  }

  /** Everything claimed or exempted, to be held against the catalogues. */
  public List<String> mentioned() {
    var ids = new ArrayList<>(claims.keySet());
    ids.addAll(exemptions.keySet());
    return ids;
  }
}
