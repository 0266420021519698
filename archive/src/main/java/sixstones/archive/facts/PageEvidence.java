package sixstones.archive.facts;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import sixstones.archive.rules.CatalogueRule;
import sixstones.archive.rules.RuleCatalogue;
import sixstones.archive.rules.RuleEvidence;
import sixstones.engine.text.Tree;

/**
 * Writes for the page which tests and scenarios hold each rule, so that a rule's page can show it.
 * Run by the build; what it writes is not checked in, for every test would change it.
 */
public final class PageEvidence {

  private PageEvidence() {}

  public static void main(String[] args) throws IOException {
    var root = Path.of(args[0]);
    var folder = root.resolve("web/src/book/evidence");
    Files.createDirectories(folder);
    var evidence = RuleEvidence.in(root);
    try (var catalogues = Files.newDirectoryStream(root.resolve("docs/rules"), "*.md")) {
      for (var file : catalogues) {
        var game = file.getFileName().toString().replaceFirst("\\.md$", "");
        var catalogue = RuleCatalogue.find(game);
        if (catalogue.isEmpty()) continue;
        Files.writeString(
            folder.resolve(game + ".json"), JsonText.of(tree(catalogue.get(), evidence)));
      }
    }
  }

  static Tree tree(RuleCatalogue catalogue, RuleEvidence evidence) {
    var tree = Tree.mapping();
    for (var rule : catalogue.rules()) {
      tree.put(rule.id(), Tree.list(claims(rule, evidence).stream().map(Tree::leaf).toList()));
    }
    return tree.done();
  }

  /** Whoever claims a part of a rule helps to hold it. */
  private static List<String> claims(CatalogueRule rule, RuleEvidence evidence) {
    return Stream.concat(Stream.of(rule), rule.parts().stream())
        .flatMap(part -> evidence.claimsOf(part.id()).stream())
        .distinct()
        .toList();
  }
}
