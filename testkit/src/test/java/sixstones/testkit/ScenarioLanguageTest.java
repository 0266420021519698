package sixstones.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sixstones.archive.scenario.Scenario;
import sixstones.archive.scenario.ScenarioRun;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.heist.Heist;
import sixstones.engine.text.Tree;

/** What scenarios can say, and that they fail when it is not so. */
class ScenarioLanguageTest {

  private static final String GIVEN =
      """
      given:
        hands: [[6, 9], [1, 10]]
        coins: [2, 0]
        deck: [2, 3, 4, 5]
        played: []
        know top: 0
        steps: [turn 0]
      """;

  private static Scenario scenario(String rest) {
    return Scenario.readAll("scenario: It is so\ngame: heist\n" + rest).getFirst();
  }

  private static void run(String rest) {
    ScenarioRun.run(new Heist(), scenario(rest));
  }

  private static void then(String expected) {
    run(GIVEN + "when: [play 6, bribe]\nthen: " + expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{position: {deck: {length: 4}}}",
        "{position: {deck: {contains: [4, 2]}}}",
        "{position: {deck: {lacks: [6]}}}",
        "{position: {deck: {any order: [5, 4, 3, 2]}}}",
        "{position: {deck: {starts: [2, 3]}}}",
        "{position: {deck: {0: 2, length: 4}}}",
        "{position: {coins: [1, 0]}}",
        "{view: {1: {coins: {length: 2}, hands: {0: [0]}}}}",
        "{told: {1: {heist.played: 1, heist.bribed: 1, heist.rolled: 0}}}",
        "{told: {1: [heist.bribed]}, untold: {1: [heist.rolled]}}",
        "{events: {1: [heist.bribed]}}",
        "{events: {spectator: [{heist.bribed: {seat: 0, rules: []}}]}}",
        "{chooser: {0: 0, 1: 0, spectator: 0}}",
        "{same view: {viewers: [0, 1, spectator], fields: [coins, deck]}}",
        "{undo: {0: yes, 1: no}}"
      })
  void whatHoldsPasses(String expected) {
    assertThatCode(() -> then(expected)).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{position: {deck: {length: 3}}} | length 3",
        "{position: {deck: {contains: [4, 6]}}} | contains",
        "{position: {deck: {contains: [4, 4]}}} | contains",
        "{position: {deck: {lacks: [4]}}} | lacks",
        "{position: {deck: {any order: [5, 4, 3]}}} | any order",
        "{position: {deck: {starts: [3]}}} | starts",
        "{position: {deck: {first: 2}}} | neither the number of an item",
        "{told: {1: {heist.played: 2}}} | 1 times",
        "{events: {1: [heist.played, heist.bribed]}} | instead of heist.played",
        "{events: {1: []}} | more was told",
        "{events: {1: [heist.bribed, heist.rolled]}} | nothing follows",
        "{events: {1: [{heist.bribed: {seat: 1}}]}} | seat should be 1",
        "{chooser: {1: somebody}} | is told that 0 chooses",
        "{same view: {viewers: [0, 1], fields: [hands]}} | sees another hands",
        "{undo: {0: no}} | may undo"
      })
  void whatDoesNotHoldFails(String expected, String problem) {
    assertThatThrownBy(() -> then(expected)).hasMessageContaining(problem);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{position: {coin: 0}} | coin",
        "{position: {playd: []}} | playd",
        "{view: {1: {dekc: 0}}} | dekc",
        "{view: {1: {coins: none, tops: none}}} | tops",
        "{events: {1: [{heist.bribed: {sead: 0}}]}} | sead",
        "{untolt: {1: []}} | untolt",
        "{told: {5: [heist.played]}} | neither a seat nor spectator"
      })
  void whatIsMisspeltIsAnErrorAlsoWhenNothingIsExpected(String expected, String field) {
    assertThatThrownBy(() -> then(expected)).hasMessageContaining(field);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "when: [play 6]",
        "when: [play 6, {expect: {shows: [H-RULE-01]}}]\nthen: {shows: [H-RULE-01]}",
        "when: [play 6, {undo: 0}]"
      })
  void aScenarioThatAssertsNothingIsAnError(String rest) {
    assertThatThrownBy(() -> run(GIVEN + rest)).hasMessageContaining("asserts nothing");
  }

  @Test
  void aRuleThatNobodyWroteIsAnError() {
    var text = "scenario: It is so\ngame: splendor\nthen: {over: no, shows: [S-TAKE-99]}";
    assertThatThrownBy(() -> ScenarioRun.run(new Heist(), Scenario.readAll(text).getFirst()))
        .hasMessageContaining("there is no rule S-TAKE-99");
  }

  @Test
  void claimsStandAtTheAssertion() {
    var claims =
        scenario(
                """
                when:
                  - {refused: raid 1, by: A-02}
                  - {refused: raid 1, not by: A-09, shows: A-03}
                  - expect: {over: no, shows: [A-04, A-05]}
                then: {over: no, shows: A-06}
                """)
            .claims();
    assertThat(claims).containsExactly("A-02", "A-03", "A-04", "A-05", "A-06");
  }

  @Test
  void nothingIsClaimedForAScenarioAsAWhole() {
    assertThat(scenario("rules: [A-01]\nthen: {over: no}").claims()).isEmpty();
  }

  @Test
  void aRefusalToBeginClaimsBesideIt() {
    assertThat(scenario("deal: {players: 9}\nrefused: heist seats\nshows: [A-01]").claims())
        .containsExactly("A-01");
    assertThatThrownBy(() -> scenario("shows: [A-01]\nthen: {over: no}"))
        .hasMessageContaining("shows stands at an expectation, or beside refused");
  }

  @Test
  void whatARefusalQuotesIsComparedAndClaimsNothing() {
    var quotes = GIVEN + "when: [{refused: raid 1, quotes: H-RULE-01}]";
    run(quotes);
    assertThat(scenario(quotes).claims()).isEmpty();
    assertThatThrownBy(() -> run(GIVEN + "when: [{refused: raid 1, quotes: H-RULE-02}]"))
        .hasMessageContaining("refused by H-RULE-01, not by H-RULE-02");
  }

  @Test
  void aRefusalMayBeByAPartOfTheRuleItQuotes() {
    run(GIVEN + "when: [{refused: raid 1, by: H-RULE-01b}]");
  }

  @Test
  void aRefusalMayBeByAnotherRule() {
    run(GIVEN + "when: [{refused: raid 1, not by: ENGINE-TURN}]");
    assertThatThrownBy(() -> run(GIVEN + "when: [{refused: raid 1, not by: H-RULE-01}]"))
        .hasMessageContaining("refused by H-RULE-01");
  }

  @Test
  void theSentenceOfARefusalIsCompared() {
    run(GIVEN + "when: [{refused: raid 1, says: heist.refusal}]");
    assertThatThrownBy(() -> run(GIVEN + "when: [{refused: raid 1, says: heist.else}]"))
        .hasMessageContaining("the reason is heist.refusal, not heist.else");
  }

  @Test
  void aFreshDealMayBeGivenWithOptionsAndTosses() {
    run("deal: {players: 3, options: {mood: wild}}\nthen: {position: {coins: [0, 0, 0]}}");
    // Eleven tosses of 0 shuffle twelve cards in a way that is always the same.
    var tosses = "chance: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]";
    run("deal: {players: 2, " + tosses + "}\nthen: {position: {hands: {0: [1, 12]}}}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "deal: {players: 9} | heist seats",
        "deal: {players: 2, options: {moot: wild}} | no option moot",
        "given: {hands: [[6, 9], [1, 10]], hnds: []} | hnds"
      })
  void whatCannotBeginIsRefusedForAReason(String start, String reason) {
    assertThatCode(() -> run(start + "\nrefused: " + reason)).doesNotThrowAnyException();
    assertThatThrownBy(() -> run(start + "\nrefused: because"))
        .hasMessageContaining("the reason is");
    assertThatThrownBy(() -> run("deal: {players: 2}\nrefused: " + reason))
        .hasMessageContaining("begins all the same");
  }

  /** Seat 0 can't tell what seat 1 holds; seat 1 can. */
  @Test
  void twoPositionsLookAlikeToWhomTheyDiffer() {
    var other =
        GIVEN + "or given: {hands: {1: [2, 10]}, deck: [1, 3, 4, 5]}\nwhen: [play 6, bribe]\n";
    run(other + "then: {alike: [0, spectator]}");
    assertThatThrownBy(() -> run(other + "then: {alike: [1]}")).hasMessageContaining("hands");
  }

  @Test
  void textsNameNoListTwice() {
    var same = Tree.list();
    var text = Yaml.write(Tree.mapping().put("one", same).put("other", same).done());
    assertThat(text).doesNotContain("&").doesNotContain("*");
  }
}
