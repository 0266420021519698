package sixstones.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Splendor from the lobby to the end, by mouse, on a phone, by keyboard. */
class SplendorGameTest extends BrowserTest {

  private static final int MOST_MOVES = 250;

  /** So many pixels of the page are wide enough for a stone with its number. */
  private static final int READABLE = 11;

  @Test
  void aWholeGameOnADesktopByClickingTheBoard() {
    var ann = person(Screen.DESKTOP);
    ann.playAgainstBots("splendor", "medium");
    for (int i = 0; i < MOST_MOVES && ann.isAsked(); i++) {
      var move = Choosing.from(ann.moves());
      var words = move.split(" ");
      if (words[0].equals("take") && words.length == 4) {
        ann.playOnBoard(move, Stream.of(words).skip(1).map(stone -> "supply:" + stone).toList());
      } else if (words[0].equals("recruit")) {
        ann.playOnBoard(move, List.of("card:" + words[1]));
      } else {
        ann.playFromList(move);
      }
    }
    assertThat(ann.isOver()).isTrue();
    assertThat(ann.button("Rematch")).isVisible();
    assertThat(ann.complaints()).isEmpty();
  }

  @Test
  void aWholeGameOnAPhone() {
    var ann = person(Screen.PHONE);
    ann.playAgainstBots("splendor", "easy");
    for (int i = 0; i < MOST_MOVES && ann.isAsked(); i++)
      ann.playFromList(Choosing.from(ann.moves()));
    assertThat(ann.isOver()).isTrue();
    assertThat(ann.complaints()).isEmpty();
  }

  @Test
  void aWholeGameByKeyboardOnly() {
    var ann = person(Screen.DESKTOP);
    ann.playAgainstBots("splendor", "medium");
    for (int i = 0; i < MOST_MOVES && ann.isAsked(); i++) {
      var move = Choosing.from(ann.moves());
      tabTo(ann.page(), ".rail .move[data-move=\"" + move + "\"]");
      ann.written(() -> ann.page().keyboard().press("Enter"));
    }
    assertThat(ann.isOver()).isTrue();
    assertThat(ann.complaints()).isEmpty();
  }

  @Test
  void pricesCanBeReadInASmallWindowThatLies() {
    var ann = person(Screen.DESKTOP);
    ann.playAgainstBots("splendor", "easy");
    ann.page().setViewportSize(640, 360);
    var narrowest =
        (Number)
            ann.page()
                .evaluate(
                    "Math.min(...[...document.querySelectorAll('.cards .cost .gem')]"
                        + ".map(stone => stone.getBoundingClientRect().width))");
    assertThat(narrowest.doubleValue()).isGreaterThan(READABLE);
    assertThat(ann.complaints()).isEmpty();
  }

  @Test
  void everyTileOfFourPlayersIsWholeInALowWindowThatLies() {
    var ann = person(Screen.DESKTOP);
    ann.open("new/splendor");
    ann.seat("bot:easy", "bot:easy", "bot:easy");
    ann.deal();
    ann.page().waitForSelector(".decide");
    for (var size : new int[][] {{640, 360}, {667, 375}, {740, 360}, {844, 390}}) {
      ann.page().setViewportSize(size[0], size[1]);
      var below =
          ann.page()
              .evaluate(
                  "[...document.querySelectorAll('.location, .tile, .cards > *')].filter(one =>"
                      + " one.getBoundingClientRect().bottom >"
                      + " document.querySelector('.board').getBoundingClientRect().bottom + 1)"
                      + ".map(one => one.dataset.thing)");
      assertThat((List<?>) below).as("cut off at %d × %d", size[0], size[1]).isEmpty();
    }
    assertThat(ann.complaints()).isEmpty();
  }

  /** Presses Tab until the focus is where it should be; a person can't get lost either. */
  private static void tabTo(Page page, String selector) {
    for (int presses = 0; presses < 150; presses++) {
      page.keyboard().press("Tab");
      if (isAt(page, ".rail details:not([open]) > summary")) page.keyboard().press("Enter");
      if (isAt(page, selector)) return;
    }
    throw new AssertionError("the keyboard does not reach " + selector);
  }

  private static boolean isAt(Page page, String selector) {
    var there = page.evaluate("selector => !!document.activeElement?.matches(selector)", selector);
    return Boolean.TRUE.equals(there);
  }

  @Test
  void theTitleSaysWhoseTurnItIsAndWhyTellsTheRule() {
    var ann = person(Screen.DESKTOP);
    ann.playAgainstBots("splendor", "easy");
    assertThat(ann.isAsked()).isTrue();
    assertThat(ann.page().title()).containsIgnoringCase("your turn");
    ann.thing("supply:shield").click(new Locator.ClickOptions().setForce(true));
    assertThat(ann.page().locator("body")).containsText("S-TAKE-07");
  }
}
