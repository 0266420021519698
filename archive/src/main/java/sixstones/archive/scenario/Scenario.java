package sixstones.archive.scenario;

import java.util.ArrayList;
import java.util.List;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeReader;

/**
 * One scenario of a file, as written.
 *
 * @param title what it shows
 * @param rules the rules it claims
 */
public record Scenario(
    String title,
    String game,
    List<String> rules,
    long seed,
    Tree.Mapping given,
    List<TreeReader> when,
    TreeReader then) {

  /** All scenarios of a file; they are separated by {@code ---}. */
  public static List<Scenario> readAll(String text) {
    var scenarios = new ArrayList<Scenario>();
    for (var document : Yaml.readAll(text)) scenarios.add(read(TreeReader.of(document)));
    return scenarios;
  }

  private static Scenario read(TreeReader document) {
    document.allow("scenario", "game", "rules", "seed", "given", "when", "then");
    return new Scenario(
        document.at("scenario").text(),
        document.at("game").text(),
        document.find("rules").map(TreeReader::texts).orElse(List.of()),
        document.find("seed").map(TreeReader::longNumber).orElse(1L),
        document.find("given").map(TreeReader::mapping).orElse(Tree.Mapping.EMPTY),
        document.find("when").map(TreeReader::items).orElse(List.of()),
        document.find("then").orElse(TreeReader.of(Tree.Mapping.EMPTY)));
  }
}
