package sixstones.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.Comparator;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A table that says what a move will do before it is made, and what a thing is. */
class ExplainingTest extends BrowserTest {

  private static final int MOST_STONES = 10;

  @Test
  void aMoveSaysWhatItWillDo() {
    var ann = person(Screen.DESKTOP);
    ann.playAgainstBots("splendor", "easy");
    assertThat(ann.isAsked()).isTrue();
    var bar = ann.page().locator(".decide");
    double height = bar.boundingBox().height;
    ann.unfoldMoves();
    var take = ann.page().locator(".rail .move[data-move^='take']").first();
    assertThat(take).containsText("3 of 10 stones");
    take.hover();
    assertThat(bar).containsText("3 of 10 stones");
    firstCard(ann).hover();
    assertThat(bar).containsText("1 of 3 reserved");
    assertThat(ann.page().locator(".ghosts .head").first()).isVisible();
    assertThat(bar.boundingBox().height).isEqualTo(height);
    assertThat(ann.complaints()).isEmpty();
  }

  @Test
  void stonesThatAreGivenBackLeaveTheOwnHand() {
    var ann = person(Screen.DESKTOP);
    ann.playAgainstBots("splendor", "easy");
    assertThat(ann.isAsked()).isTrue();
    for (var move = fullest(ann); !move.startsWith("return"); move = fullest(ann)) {
      ann.playFromList(move);
      assertThat(ann.isAsked()).isTrue();
    }
    ann.unfoldMoves();
    ann.page().locator(".rail .move[data-move^='return']").first().hover();
    assertThat(ann.page().locator(".ghosts .head").first()).isVisible();
    var begin =
        (Number)
            ann.page()
                .locator(".ghosts path.under")
                .first()
                .evaluate("way => way.getPointAtLength(0).matrixTransform(way.getScreenCTM()).y");
    assertThat(begin.doubleValue()).isGreaterThan(ann.page().locator(".own").boundingBox().y);
    assertThat(ann.complaints()).isEmpty();
  }

  /** What fills a hand fastest, until some must go back. */
  private static String fullest(Person ann) {
    return ann.moves().stream().max(Comparator.comparingInt(ExplainingTest::fills)).orElseThrow();
  }

  private static int fills(String move) {
    var words = move.split(" ");
    return switch (words[0]) {
      case "return" -> MOST_STONES;
      case "take" -> words.length;
      case "reserve" -> 1;
      default -> 0;
    };
  }

  @Test
  void aThingIsLookedAtCloselyByPointerAndByKey() {
    var ann = person(Screen.DESKTOP);
    ann.playAgainstBots("splendor", "easy");
    assertThat(ann.isAsked()).isTrue();
    var closer = ann.page().locator(".closer");
    firstCard(ann).hover();
    assertThat(closer).containsText("Printed cost");
    ann.page().mouse().move(2, 2);
    assertThat(closer).isHidden();
    ann.thing("supply:shield").focus();
    ann.page().keyboard().press("i");
    assertThat(closer).containsText("any colour");
    closer.locator(".read").click();
    assertThat(ann.page().locator("#tab-rules")).hasAttribute("aria-selected", "true");
    assertThat(closer).isHidden();
    ann.page().keyboard().press("i");
    ann.page().keyboard().press("Escape");
    assertThat(closer).isHidden();
    assertThat(ann.complaints()).isEmpty();
  }

  @Test
  void aLongPressOnAPhoneLooksAndDoesNothingElse() {
    var ann = person(Screen.PHONE);
    ann.playAgainstBots("gauntlet", "easy");
    assertThat(ann.isAsked()).isTrue();
    var card = ann.page().locator(".own [data-thing^='card:']").first();
    card.dispatchEvent("pointerdown", Map.of("pointerType", "touch", "bubbles", true));
    var closer = ann.page().locator(".closer");
    assertThat(closer).containsText("value");
    card.dispatchEvent("pointerup", Map.of("pointerType", "touch", "bubbles", true));
    card.dispatchEvent("click");
    assertThat(closer).isVisible();
    assertThat(card).not().hasAttribute("data-reach", "picked");
    assertThat(closer.locator(".read")).isVisible();
    closer.locator(".square").click();
    assertThat(closer).isHidden();
    assertThat(ann.complaints()).isEmpty();
  }

  private static Locator firstCard(Person ann) {
    return ann.page().locator("[data-thing^='card:L1']").first();
  }
}
