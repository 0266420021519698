package sixstones.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;

/** What a newcomer is told: the goal of the game at the first table, the rules beside it. */
class LearningTest extends BrowserTest {

  @Test
  void theGoalIsToldOnceAndThenWhenItIsAskedFor() {
    var ann = person(Screen.DESKTOP);
    ann.open("");
    ann.page()
        .evaluate(
            "localStorage.setItem('sixstones.settings', JSON.stringify({pace: 'instant', motion:"
                + " 'reduced', confirm: false}))");
    ann.playAgainstBots("splendor", "easy");
    var card = ann.page().locator("dialog[open]");
    assertThat(card).containsText("16 points");
    card.locator(".primary").click();
    assertThat(card).hasCount(0);
    assertThat(ann.isAsked()).isTrue();
    ann.playFromList(ann.moves().getFirst());
    ann.page().reload();
    assertThat(ann.isAsked()).isTrue();
    assertThat(card).hasCount(0);
    ann.page().keyboard().press("?");
    assertThat(card).containsText("16 points");
    ann.page().keyboard().press("Escape");
    assertThat(card).hasCount(0);
    assertThat(ann.complaints()).isEmpty();
  }

  @Test
  void theRuleBookOpensBesideTheGame() {
    var ann = person(Screen.DESKTOP);
    ann.playAgainstBots("gauntlet", "easy");
    assertThat(ann.isAsked()).isTrue();
    var table = ann.page().url();
    ann.page().locator("#tab-rules").click();
    var rail = ann.page().locator(".rail");
    rail.locator("input[type=search]").fill("G-FIGHT-09");
    assertThat(rail.locator("article").first()).containsText("both keep their cards");
    rail.locator("section .mark").first().click();
    rail.locator(".rule", new Locator.LocatorOptions().setHasText("G-FIGHT-09")).click();
    assertThat(rail.locator("article")).containsText("On equality both keep their cards");
    assertThat(ann.page().url()).isEqualTo(table);
    assertThat(ann.page().locator(".decide.mine")).isVisible();
    assertThat(ann.complaints()).isEmpty();
  }
}
