package sixstones.games.united.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The engine and the slow referee play random games side by side. At every decision they must ask
 * the same seat for the same moves and see the same table; at the end they must agree who won.
 *
 * <p>{@code -Dreferee.decisions=100000} says how many decisions are compared in all; they are
 * shared out among the kinds of tables.
 */
@Execution(ExecutionMode.SAME_THREAD)
class RefereeTest {

  private static final int DECISIONS = Integer.getInteger("referee.decisions", 4_000);

  private static final List<String> VILLAINS =
      List.of("cosmic_ghost_rider", "emperor_doom", "maestro", "immortus");

  static List<Table> tables() {
    var tables = new ArrayList<Table>();
    for (var villain : VILLAINS) {
      for (int heroes = 2; heroes <= 4; heroes++) {
        tables.add(Table.of("co-op", heroes, villain));
        tables.add(Table.of("co-op", heroes, villain, "gear", "yes", "challenge", "both"));
        tables.add(Table.of("Super Villain", heroes + 1, villain, "mode", "supervillain"));
      }
      tables.add(Table.of("co-op", 3, villain, "gear", "yes", "challenge", "moderate"));
      tables.add(Table.of("co-op", 2, villain, "challenge", "hard", "constant-locations", "no"));
      tables.add(Table.of("Commander", 1, villain, "gear", "yes"));
      tables.add(Table.of("Commander", 1, villain, "support", "random", "challenge", "hard"));
      tables.add(
          Table.of(
              "Super Villain",
              5,
              villain,
              "mode",
              "supervillain",
              "gear",
              "yes",
              "challenge",
              "both",
              "extra-tokens",
              "2"));
      tables.add(Table.of("1v1", 2, villain, "mode", "duel"));
      tables.add(Table.of("1v1", 2, villain, "mode", "duel", "gear", "yes", "support", "random"));
    }
    return tables;
  }

  static Stream<Table> everyTable() {
    return tables().stream();
  }

  @ParameterizedTest
  @MethodSource("everyTable")
  void theEngineAgreesWithTheReferee(Table table) {
    int enough = Math.max(50, DECISIONS / tables().size());
    var comparison = new Comparison();
    var endings = new TreeMap<String, Integer>();
    var tolerated = new TreeMap<String, Integer>();
    int compared = 0;
    for (int seed = 0; compared < enough; seed++) {
      var result = comparison.game(table, seed, enough - compared);
      compared += result.decisions();
      endings.merge(result.ending(), 1, Integer::sum);
      result.tolerated().forEach((name, n) -> tolerated.merge(name, n, Integer::sum));
    }
    System.out.printf(
        "The referee and the engine agree: %s, %d decisions, games %s%s%n",
        table, compared, endings, tolerated.isEmpty() ? "" : ", known findings " + tolerated);
    assertThat(compared).isEqualTo(enough);
  }
}
