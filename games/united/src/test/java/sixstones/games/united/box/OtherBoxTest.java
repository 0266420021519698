package sixstones.games.united.box;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixstones.archive.scenario.Scenario;
import sixstones.archive.scenario.ScenarioRun;
import sixstones.engine.Game;
import sixstones.testkit.Rule;

/** Another box of the series is a change of the data: what only other boxes have is played here. */
class OtherBoxTest {

  @TempDir private static Path folder;
  private static Game<?, ?> game;

  @BeforeAll
  static void open() throws IOException {
    var module = ModuleCopy.in(folder);
    for (var file : new String[] {"heroes", "gear", "locations", "villains"}) module.add(file);
    game = module.game();
  }

  private static void holds(String scenario) {
    for (var one : Scenario.readAll(scenario)) ScenarioRun.run(game, one);
  }

  @Test
  @Rule("U-SETUP-18")
  void markedHeroCardsLieOnTopAndAtTheBottom() {
    holds(
        """
        scenario: The starting card is in the first hand, the other one under the deck
        game: united
        deal: {players: 2, options: {villain: maestro, hero-1: understudy, hero-2: loki}}
        when:
          - expect:
              view: {1: {heroes: {0: {hand: {contains: [us-03]}}}}}
        then:
          position: {team: {understudy: {deck: {8: us-04 seen by all}}}}
        """);
  }

  @Test
  @Rule("U-RULE-69b")
  void markedCardsAreShuffledIntoTheSupportDeck() {
    holds(
        """
        scenario: The card for the bottom lies anywhere, and nobody knows where
        game: united
        deal: {players: 1, options: {villain: maestro, hero-1: captain_carter, battle-plans: 0}}
        when:
          - pick hero understudy
          - pick card us-04
          - pick card us-06
          - pick card us-07
          - pick hero loki
          - pick card lk-07
          - pick card lk-07
          - pick card lk-08
          - pick hero ironheart
          - pick card ih-06
          - pick card ih-06
          - pick card ih-07
          - pick hero mighty_thor
          - pick card mt-07
          - pick card mt-07
          - pick card mt-08
        then:
          position: {support: {deck: {0: us-04}}}
        """);
  }

  @Test
  @Rule({"U-SUPERVILLAIN-11", "U-RULE-73", "U-SETUP-13b"})
  void startingPlanCardsArePlayedFirst() {
    holds(
        """
        scenario: One starting card in each turn, before anything else
        game: united
        given:
          mode: supervillain
          heroes: [captain_carter, loki]
          villain: {name: prompter, at: L0, hand: [pr-p01, pr-p02, pr-p04], deck: [pr-p05]}
          steps: villain turn
        when:
          - expect: {choice: {seat: 0, exactly: [plan pr-p01, plan pr-p02]}}
          - {refused: plan pr-p04, by: U-SUPERVILLAIN-11}
          - seat 0: plan pr-p02
        then:
          position: {villain: {at: L2}}
        ---
        scenario: Without a player they are the first of the deck
        game: united
        deal: {players: 2, options: {villain: prompter, hero-1: captain_carter, hero-2: loki}}
        when:
          - pick hero captain_carter
        then:
          position: {story: [pr-p02]}
        """);
  }

  @Test
  @Rule({"U-SUPERVILLAIN-14", "U-RULE-60"})
  void theTopPlanCardLeavesTheGame() {
    holds(
        """
        scenario: Two cards of the deck
        game: united
        given:
          heroes: [understudy, loki]
          villain: {name: maestro, at: L0, deck: [mae-p05, mae-p09, mae-p07], left: 3}
          team: {understudy: {at: L3, hand: [us-07, us-01]}}
        when:
          - play us-07
          - special
        then:
          position: {villain: {deck: [mae-p07]}}
          told: {1: [united.event.planRemoved]}
        ---
        scenario: From an empty deck a card of the Villain's hand goes instead, by his choice
        game: united
        given:
          mode: supervillain
          heroes: [understudy, loki]
          villain: {name: maestro, at: L0, deck: [mae-p05], left: 1, hand: [mae-p07, mae-p09]}
          team: {understudy: {at: L3, hand: [us-07, us-01]}}
        when:
          - play us-07
          - special
          - expect: {choice: {seat: 0, exactly: [pick plan mae-p07, pick plan mae-p09]}}
          - seat 0: pick plan mae-p07
        then:
          position: {villain: {hand: [mae-p09]}}
          choice: {seat: 1}
        ---
        scenario: Where there is no card at all nothing happens
        game: united
        given:
          mode: supervillain
          heroes: [understudy, loki]
          villain: {name: maestro, at: L0, left: 0, hand: [mae-p07]}
          team: {understudy: {at: L3, hand: [us-07, us-01]}}
        when:
          - play us-07
          - special
          - seat 0: pick plan mae-p07
        then:
          position: {villain: {hand: []}}
          choice: {seat: 1}
        """);
  }

  @Test
  @Rule("U-TOKEN-06")
  void whoReplacesAHeroKeepsTheTokens() {
    holds(
        """
        scenario: Loki takes the place, with the tokens and as many cards of his own
        game: united
        given:
          heroes: [understudy, captain_carter]
          villain: {name: maestro, at: L0}
          team: {understudy: {at: L3, hand: [us-06, us-01, us-05], tokens: 2 move 1 wild}}
        when:
          - play us-06
          - special
        then:
          position:
            heroes: [loki, captain_carter]
            team: {loki: {at: alchemax_headquarters, tokens: 2 move 1 wild}}
            story: [us-06 by loki]
          view: {0: {heroes: {0: {id: loki, handSize: 2}}}}
        """);
  }

  @Test
  @Rule("U-GEAR-12")
  void constantGearAlwaysWorks() {
    holds(
        """
        scenario: It prevents 1 of every damage and is never turned
        game: united
        given:
          heroes: [captain_carter, loki]
          villain: {name: prompter, at: L2, deck: [pr-p03]}
          team:
            captain_carter: {at: L3, hand: [cc-01, cc-02], gear: [padded_costume]}
            loki: {at: L3, hand: [lk-01, lk-02]}
          steps: villain turn
        when:
          - seat 1: pick card lk-01
        then:
          position:
            team:
              captain_carter: {hand: [cc-01, cc-02], gear: [padded_costume]}
              loki: {hand: {contains: [lk-02], lacks: [lk-01]}}
        """);
  }

  @Test
  @Rule("U-LOCATION-02")
  void aMandatoryLocationAsksNobody() {
    holds(
        """
        scenario: The card must be discarded
        game: united
        given:
          heroes: [captain_carter, loki]
          villain: {name: maestro, at: L0}
          ring: [london, kun_lun, project_pegasus, trapdoor]
          team: {captain_carter: {at: L3, hand: [cc-01, cc-02]}}
          story: [cc-03]
          steps: actions
        when:
          - end
          - expect: {choice: {seat: 0, exactly: [pick card cc-01, pick card cc-02]}}
          - {refused: decline, by: U-RULE-38}
          - pick card cc-01
        then:
          position: {team: {captain_carter: {hand: [cc-02]}}}
        """);
  }
}
