package sixstones.archive.example;

import java.util.List;
import sixstones.archive.lesson.Words;
import sixstones.archive.scenario.Scenario;
import sixstones.engine.chance.Seed;
import sixstones.engine.text.Packed;
import sixstones.engine.text.TreeError;
import sixstones.engine.text.TreeReader;

/**
 * A scenario that stands in the rule book, to be tried out there.
 *
 * @param id what it is called among the examples of its game
 * @param paragraph where in the book it stands
 * @param say what it shows, and what to try
 */
public record Example(String id, String paragraph, Words say, Scenario scenario) {

  /** The examples that are packed with a game's book; it may have none. */
  public static List<Example> of(String game) {
    var resource = "/sixstones/" + game + "/book/examples.yaml";
    return Packed.find(Example.class, resource).stream()
        .flatMap(text -> Scenario.readAll(text).stream())
        .map(Example::read)
        .toList();
  }

  private static Example read(Scenario scenario) {
    var at =
        scenario
            .example()
            .orElseThrow(() -> new TreeError(scenario.title(), "the field \"example\" is missing"));
    at.allow("id", "paragraph", "say");
    return new Example(
        at.at("id").text(), at.at("paragraph").text(), Words.read(at.at("say")), scenario);
  }

  /** The moves that it shows to be refused. */
  public List<String> refused() {
    return scenario.when().stream()
        .filter(TreeReader::isMapping)
        .flatMap(step -> step.find("refused").stream())
        .map(TreeReader::text)
        .toList();
  }

  /** Known to everybody: nothing is at stake. */
  public Seed seed() {
    return Seed.known(scenario.seed());
  }
}
