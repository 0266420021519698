package sixstones.games.united.box;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixstones.archive.scenario.Scenario;
import sixstones.archive.scenario.ScenarioRun;

/**
 * A card as in {@code docs/adding-a-card.md}, in the place of a copy of a plain one: some lines of
 * the data and nothing else make it playable. The module is loaded a second time, from a copy whose
 * data file has the card.
 */
class AddedCardTest {

  private static final String NEW =
      "{id: new, copies: 1, symbols: [heroic], name: Blitz Spirit, text: Rescue next door OR draw.,"
          + " effects: [{do: choose, options: [[{do: rescue, n: 1, where: adjacent_one}],"
          + " [{do: draw, n: 1, who: self}]]}], source: designed}\n    - ";

  @Test
  void aCardOfKnownVerbsIsAChangeOfTheDataOnly(@TempDir Path folder) throws IOException {
    var plain =
        Box.heroCards().stream()
            .filter(card -> card.special() == null && card.copies() > 1)
            .findFirst()
            .orElseThrow();
    var line = "{id: " + plain.id() + ", copies: ";
    var module = ModuleCopy.in(folder);
    module.change("heroes", line + plain.copies() + ",", NEW + line + (plain.copies() - 1) + ",");
    var hero = Box.hero(plain.hero());
    var scenarios =
        SCENARIOS
            .replace("HERO", hero.id())
            .replace("FIRST", hero.cards().getFirst().id())
            .replace("SECOND", hero.cards().get(1).id());
    for (var scenario : Scenario.readAll(scenarios)) ScenarioRun.run(module.game(), scenario);
  }

  private static final String SCENARIOS =
      """
      scenario: The new card rescues next door
      game: united
      given:
        heroes: [HERO]
        villain: {name: maestro, at: L0}
        locations: {L4: {civilian: 1}, L2: {civilian: 1}}
        team: {HERO: {at: L3, hand: [new, FIRST]}}
      when:
        - play new
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
        heroes: [HERO]
        villain: {name: maestro, at: L0}
        team: {HERO: {at: L3, hand: [new, FIRST], deck: [SECOND]}}
      when:
        - play new
        - special
      then:
        position: {team: {HERO: {hand: [FIRST, SECOND]}}}
      """;
}
