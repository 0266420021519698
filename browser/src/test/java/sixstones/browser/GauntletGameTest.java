package sixstones.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Infinity Gauntlet from both sides of the table. */
class GauntletGameTest extends BrowserTest {

  private static final int MOST_MOVES = 200;

  private static String table(String seats) {
    return """
        {"game": "gauntlet", "options": {"thanos": "0"}, "visibility": "link", "spectators": true,
         "shuffle": false, "seats": [%s]}
        """
        .formatted(seats);
  }

  private static void playToTheEnd(Person person) {
    var chance = new Random(5);
    for (int i = 0; i < MOST_MOVES && person.isAsked(); i++) {
      person.playFromList(Choosing.from(person.moves(), chance));
    }
    assertThat(person.isOver()).isTrue();
    assertThat(person.complaints()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(Screen.class)
  void aWholeGameAsThanos(Screen screen) {
    var ann = person(screen);
    ann.createTable(
        table(
            "{\"kind\": \"me\", \"name\": \"Ann\"}, {\"kind\": \"bot\", \"level\": \"greedy\"},"
                + " {\"kind\": \"bot\", \"level\": \"greedy\"}"));
    playToTheEnd(ann);
  }

  @ParameterizedTest
  @EnumSource(Screen.class)
  void aWholeGameAsAHero(Screen screen) {
    var ann = person(screen);
    ann.createTable(
        table(
            "{\"kind\": \"bot\", \"level\": \"greedy\"}, {\"kind\": \"me\", \"name\": \"Ann\"},"
                + " {\"kind\": \"bot\", \"level\": \"random\"}"));
    playToTheEnd(ann);
  }

  @ParameterizedTest
  @EnumSource(value = Screen.class, names = "DESKTOP")
  void twoBrowsersAtOneTableSeeTheirOwnCardsOnly(Screen screen) {
    var ann = person(screen);
    var ben = person(screen);
    ann.createTable(table("{\"kind\": \"me\", \"name\": \"Ann\"}, {\"kind\": \"open\"}"));
    ben.page().navigate(ann.page().url());
    ben.page().locator("input[autocomplete=nickname]").first().fill("Ben");
    ben.button("Sit down here").click();
    ann.button("Start the game").click();
    assertThat(ann.isAsked()).isTrue();
    ben.page().waitForSelector(".decide");
    assertThat(handOf(ann)).hasSize(3);
    assertThat(handOf(ben)).hasSize(1).doesNotContainAnyElementsOf(handOf(ann));
    assertThat(ben.page().locator(".rail .move")).hasCount(0);
    var chance = new Random(3);
    for (int i = 0; i < MOST_MOVES && !ann.isOver(); i++) {
      for (var person : List.of(ann, ben)) {
        if (person.page().locator(".decide.mine").count() > 0) {
          person.playFromList(Choosing.from(person.moves(), chance));
        }
      }
      ann.page().waitForTimeout(50);
    }
    assertThat(ann.isOver()).isTrue();
    ben.page().waitForSelector("[role=dialog]");
  }

  /** The cards that the board offers to the person's touch. */
  private static List<String> handOf(Person person) {
    person.page().waitForSelector("[data-thing^='card:']");
    return person.page().locator("[data-thing^='card:']").all().stream()
        .map(card -> String.valueOf(card.getAttribute("data-thing")))
        .distinct()
        .toList();
  }
}
