package sixstones.archive.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeReader;

/**
 * Given a position, when these moves are made, then this holds. The format is told in {@code
 * docs/scenarios.md}.
 *
 * @param title a sentence: what the scenario shows
 * @param about the rules it is about; what it proves is claimed at its assertions
 * @param given the position it begins with, as far as it matters
 * @param deal the fresh deal it begins with instead
 * @param orGiven what is different in a second position that some viewers can't tell from the first
 * @param refused a part of the reason why the position or deal is refused
 * @param shows the rules that this refusal shows to hold
 * @param puzzle what makes it a puzzle, if it is one
 * @param example what makes it an example of the rule book, if it is one
 */
public record Scenario(
    String title,
    String game,
    List<String> about,
    long seed,
    Tree.Mapping given,
    Optional<FreshDeal> deal,
    Optional<Tree.Mapping> orGiven,
    Optional<String> refused,
    List<String> shows,
    List<TreeReader> when,
    TreeReader then,
    Optional<TreeReader> puzzle,
    Optional<TreeReader> example) {

  /** All scenarios of a file; they are separated by {@code ---}. */
  public static List<Scenario> readAll(String text) {
    var scenarios = new ArrayList<Scenario>();
    for (var document : Yaml.readAll(text)) scenarios.add(read(TreeReader.of(document)));
    return scenarios;
  }

  private static Scenario read(TreeReader document) {
    document.allow(
        "scenario",
        "game",
        "rules",
        "seed",
        "given",
        "or given",
        "deal",
        "refused",
        "shows",
        "when",
        "then",
        "puzzle",
        "example");
    if (document.has("deal") && document.has("given")) {
      throw document.error("a scenario begins with a deal or with a given position");
    }
    if (document.has("shows") && !document.has("refused")) {
      throw document.error("shows stands at an expectation, or beside refused");
    }
    return new Scenario(
        document.at("scenario").text(),
        document.at("game").text(),
        document.find("rules").map(TreeReader::texts).orElse(List.of()),
        document.find("seed").map(TreeReader::longNumber).orElse(1L),
        document.find("given").map(TreeReader::mapping).orElse(Tree.Mapping.EMPTY),
        document.find("deal").map(FreshDeal::read),
        document.find("or given").map(TreeReader::mapping),
        document.find("refused").map(TreeReader::text),
        document.find("shows").map(TreeReader::texts).orElse(List.of()),
        document.find("when").map(TreeReader::items).orElse(List.of()),
        document.find("then").orElse(TreeReader.of(Tree.Mapping.EMPTY)),
        document.find("puzzle"),
        document.find("example"));
  }

  /** The rules that the scenario's assertions show to hold. */
  public Set<String> claims() {
    return Claims.of(this);
  }
}
