package sixstones.archive.puzzle;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import sixstones.archive.scenario.Scenario;
import sixstones.engine.chance.Seed;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeError;
import sixstones.engine.text.TreeReader;

/**
 * A position with a question. It is a scenario: {@code given} is the position, {@code when} the
 * answer and how the game may go on, {@code then} where that leads.
 *
 * @param id what it is called among the puzzles of its game
 * @param difficulty from 1 to 3
 * @param best the moves that answer the question
 * @param leads what each move leads to: the chance to win in percent, or what it gains
 * @param line moves of all seats, the first of them one of the best
 */
public record Puzzle(
    String id,
    Motif motif,
    int difficulty,
    Set<String> best,
    Map<String, Integer> leads,
    List<String> line,
    Scenario scenario) {

  public static final int HARDEST = 3;

  public Puzzle {
    best = Set.copyOf(best);
    leads = Map.copyOf(leads);
    line = List.copyOf(line);
  }

  static Puzzle read(Scenario scenario, List<Motif> motifs) {
    var at =
        scenario
            .puzzle()
            .orElseThrow(() -> new TreeError(scenario.title(), "the field \"puzzle\" is missing"));
    at.allow("id", "motif", "difficulty", "best", "leads");
    var named = at.at("motif");
    var motif =
        motifs.stream()
            .filter(one -> one.id().equals(named.text()))
            .findAny()
            .orElseThrow(() -> named.error("there is no such motif"));
    var leads = new TreeMap<String, Integer>();
    at.find("leads")
        .ifPresent(all -> all.fields().forEach((move, to) -> leads.put(move, to.number(0, 100))));
    return new Puzzle(
        at.at("id").text(),
        motif,
        at.at("difficulty").number(1, HARDEST),
        Set.copyOf(at.at("best").texts()),
        leads,
        scenario.when().stream().filter(TreeReader::isLeaf).map(TreeReader::text).toList(),
        scenario);
  }

  public String game() {
    return scenario.game();
  }

  public Tree.Mapping given() {
    return scenario.given();
  }

  /** Known to everybody, so that the game goes on as the line tells. */
  public Seed seed() {
    return Seed.known(scenario.seed());
  }
}
