package sixstones.games.united.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The engine and the slow referee play random games side by side. At every decision they must ask
 * the same seat for the same moves and see the same table; at the end they must agree who won.
 *
 * <p>Each build plays some games of every mode against every Villain. {@code
 * -Dreferee.decisions=100000} compares so many decisions, shared out among many more kinds of
 * tables, and tells what they were and which cards they never met.
 */
class RefereeTest {

  private static final int DECISIONS = Integer.getInteger("referee.decisions", 0);

  private static final List<String> VILLAINS =
      List.of("cosmic_ghost_rider", "emperor_doom", "maestro", "immortus");

  private static final Comparison COMPARISON = new Comparison();
  private static final Map<String, Integer> COMPARED = new TreeMap<>();
  private static final Set<String> MET = new TreeSet<>();

  static Stream<Table> tables() {
    return (DECISIONS == 0 ? someTables() : allTables()).stream();
  }

  /** One for each mode and Villain. */
  private static List<Table> someTables() {
    var tables = new ArrayList<Table>();
    for (int i = 0; i < VILLAINS.size(); i++) {
      var villain = VILLAINS.get(i);
      var options = i % 2 == 0 ? "none" : "both";
      int heroes = 2 + i % 3;
      tables.add(Table.of("co-op", heroes, villain, "gear", "yes", "challenge", options));
      tables.add(Table.of("Commander", 1, villain, "gear", "yes", "challenge", options));
      tables.add(Table.of("Super Villain", heroes + 1, villain, "mode", "supervillain"));
      tables.add(Table.of("1v1", 2, villain, "mode", "duel").startingLate());
    }
    return tables;
  }

  private static List<Table> allTables() {
    var tables = new ArrayList<Table>();
    for (var villain : VILLAINS) {
      for (int heroes = 2; heroes <= 4; heroes++) {
        tables.add(Table.of("co-op", heroes, villain));
        tables.add(Table.of("co-op", heroes, villain, "gear", "yes").startingLate());
        tables.add(Table.of("co-op", heroes, villain, "gear", "yes", "challenge", "both"));
        tables.add(Table.of("Super Villain", heroes + 1, villain, "mode", "supervillain"));
      }
      tables.add(Table.of("co-op", 3, villain, "gear", "yes", "challenge", "moderate"));
      tables.add(Table.of("co-op", 2, villain, "challenge", "hard", "constant-locations", "no"));
      var equipped = Table.of("Super Villain", 4, villain, "mode", "supervillain", "gear", "yes");
      tables.add(equipped.with("extra-tokens", "2").with("challenge", "both"));
      tables.add(equipped.startingLate());
      var commander = Table.of("Commander", 1, villain, "gear", "yes");
      tables.add(commander);
      tables.add(commander.startingLate());
      tables.add(commander.with("support", "random").with("challenge", "hard"));
      tables.add(commander.with("battle-plans", "1").with("gear", "no").startingLate());
      var duel = Table.of("1v1", 2, villain, "mode", "duel");
      tables.add(duel);
      tables.add(duel.with("gear", "yes").with("support", "random").with("extra-tokens", "1"));
      tables.add(duel.with("gear", "yes").startingLate());
    }
    return tables;
  }

  @ParameterizedTest
  @MethodSource("tables")
  void theEngineAgreesWithTheReferee(Table table) {
    long enough = Math.max(1, DECISIONS / tables().count());
    var endings = new TreeMap<String, Integer>();
    int compared = 0;
    for (int seed = 0; compared < enough; seed++) {
      var result = COMPARISON.game(table, seed);
      compared += result.decisions();
      endings.merge(result.ending(), 1, Integer::sum);
      MET.addAll(result.met());
    }
    assertThat(compared).isGreaterThanOrEqualTo((int) enough);
    COMPARED.merge(table.mode(), compared, Integer::sum);
    tell(table + ": " + compared + " decisions, games " + endings);
  }

  @AfterAll
  static void tellWhatWasCompared() {
    var never = new TreeSet<>(new Printed().occurrences());
    never.removeAll(MET);
    tell("Decisions on which the engine and the referee agree: " + COMPARED);
    tell("Never met: " + never);
  }

  private static void tell(String sentence) {
    if (DECISIONS > 0) System.out.println(sentence);
  }
}
