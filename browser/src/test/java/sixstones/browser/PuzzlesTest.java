package sixstones.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sixstones.archive.puzzle.Puzzle;
import sixstones.archive.puzzle.PuzzleBook;

/** Puzzles are missed and solved by clicks; examples of the book are tried out. */
final class PuzzlesTest extends BrowserTest {

  private static final Puzzle PUZZLE =
      PuzzleBook.of("gauntlet").puzzles().stream()
          .filter(puzzle -> puzzle.motif().id().equals("which-value"))
          .findFirst()
          .orElseThrow();

  @ParameterizedTest
  @EnumSource(Screen.class)
  void aPuzzleIsMissedKindlyAndThenSolved(Screen screen) {
    var ann = person(screen);
    ann.open("");
    ann.page().locator("nav a[href='/puzzles']").click();
    ann.open("puzzles/gauntlet");
    var sheet = ann.page().locator("section.panel", has("Which value?"));
    assertThat(sheet).containsText("0 of");
    sheet.locator("ol button").first().click();
    var bar = ann.page().locator("aside[aria-label='Puzzle']");
    assertThat(bar).containsText("Which value do you name?");
    ann.button("Hint").click();
    assertThat(bar).containsText("Count the cards");
    var best = PUZZLE.best().iterator().next();
    ann.playFromList(
        ann.moves().stream().filter(move -> !move.equals(best)).findFirst().orElseThrow());
    back(ann, screen);
    assertThat(bar).containsText("There is a move that wins " + PUZZLE.leads().get(best));
    ann.button("Try again").click();
    assertThat(bar).containsText("Which value do you name?");
    ann.playOnBoard(best, List.of("value:" + best.substring(best.length() - 1)));
    assertThat(bar).containsText("Solved, well done!");
    ann.open("puzzles/gauntlet");
    assertThat(sheet).containsText("1 of");
    assertThat(ann.complaints()).isEmpty();
  }

  @Test
  void theAnswerIsPlayedOnTheBoard() {
    var ann = person(Screen.DESKTOP);
    ann.open("puzzles/gauntlet");
    ann.page().locator("section.panel", has("Which value?")).locator("ol button").first().click();
    var bar = ann.page().locator("aside[aria-label='Puzzle']");
    ann.button("Hint").click();
    ann.button("Where do I look?").click();
    ann.button("Tell me the move").click();
    assertThat(bar).containsText("The move is: Name");
    ann.button("Watch why this is best").click();
    assertThat(bar).containsText("That was the answer");
    var wins = PUZZLE.leads().get(PUZZLE.best().iterator().next());
    assertThat(bar).containsText("It wins about " + wins + " of 100 games");
    assertThat(ann.page().locator("[role=dialog]")).hasCount(0);
    assertThat(ann.complaints()).isEmpty();
  }

  @Test
  void anExampleOfTheBookIsPlayedAndSaysWhyNot() {
    var ann = person(Screen.DESKTOP);
    ann.open("rules/splendor");
    var example = ann.page().locator("[data-example='two-equal']");
    example.locator("button").click();
    var board = example.locator(".small-table");
    board.locator("button", new Locator.LocatorOptions().setHasText("Why not?")).click();
    ann.page().locator("a.rule").first().click();
    var rule = ann.page().locator("dialog[open]");
    assertThat(rule).containsText(Pattern.compile("S-TAKE-\\d\\d"));
    ann.page().keyboard().press("Escape");
    board.locator("button", new Locator.LocatorOptions().setHasText("From the beginning")).click();
    assertThat(board.locator(".decide")).containsText("Your turn");
    assertThat(ann.page().url()).endsWith("/rules/splendor");
    assertThat(ann.complaints()).isEmpty();
  }

  private static Page.LocatorOptions has(String text) {
    return new Page.LocatorOptions().setHasText(text);
  }

  /** From the list of moves back to the table. */
  private static void back(Person person, Screen screen) {
    if (screen == Screen.PHONE) person.page().locator("nav button[aria-pressed]").first().click();
  }
}
