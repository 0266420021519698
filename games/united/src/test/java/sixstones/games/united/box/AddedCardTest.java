package sixstones.games.united.box;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixstones.archive.scenario.Scenario;
import sixstones.archive.scenario.ScenarioRun;

/**
 * The card of {@code docs/adding-a-card.md}: a line of the data and nothing else makes it playable.
 * The module is loaded a second time, from a copy whose data file has the card.
 */
class AddedCardTest {

  private static final String PLAIN =
      "    - {id: cc-06, copies: 1, symbols: [move, heroic], source: designed}\n";

  private static final String NEW =
      """
          - id: cc-11
            copies: 1
            symbols: [heroic]
            name: Blitz Spirit
            text: Rescue 1 Civilian in an adjacent Location OR draw 1 card.
            effects:
              - do: choose
                options:
                  - [{do: rescue, n: 1, where: adjacent_one}]
                  - [{do: draw, n: 1, who: self}]
            source: designed
      """;

  @Test
  void aCardOfKnownVerbsIsAChangeOfTheDataOnly(@TempDir Path folder) throws IOException {
    var module = ModuleCopy.in(folder);
    module.change("heroes", PLAIN, NEW);
    for (var scenario : Scenario.readAll(SCENARIOS)) ScenarioRun.run(module.game(), scenario);
  }

  private static final String SCENARIOS =
      """
      scenario: The new card rescues next door
      game: united
      given:
        heroes: [captain_carter, loki]
        villain: {name: maestro, at: L0}
        locations: {L4: {civilian: 1}, L2: {civilian: 1}}
        team: {captain_carter: {at: L3, hand: [cc-11, cc-01]}}
      when:
        - play cc-11
        - special
        - pick option 1
        - pick location tva_headquarters
      then:
        position:
          missions: {rescue: 1}
          locations: {tva_headquarters: {civilian: none}, project_pegasus: {civilian: 1}}
          turn: {own: 1 heroic}
      ---
      scenario: The new card draws where nobody can be rescued
      game: united
      given:
        heroes: [captain_carter, loki]
        villain: {name: maestro, at: L0}
        team: {captain_carter: {at: L3, hand: [cc-11, cc-01], deck: [cc-02]}}
      when:
        - play cc-11
        - special
      then:
        position: {team: {captain_carter: {hand: [cc-01, cc-02]}}}
      """;
}
