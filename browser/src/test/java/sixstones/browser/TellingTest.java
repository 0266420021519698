package sixstones.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import sixstones.archive.Shelf;

/** What the table tells of itself: what the others did, and how it all went. */
class TellingTest extends BrowserTest {

  @Test
  void theLogIsToldByTurnsAndWhatTheOthersDidIsShownAgain() {
    var ann = person(Screen.DESKTOP);
    ann.playAgainstBots("splendor", "easy");
    assertThat(ann.isAsked()).isTrue();
    ann.playFromList(Choosing.from(ann.moves()));
    var page = ann.page();
    page.waitForSelector(".decide.mine");
    page.locator("#tab-log").click();
    assertThat(page.locator(".rail .yours h3").first()).hasText("You");
    assertThat(page.locator(".rail .pane").innerText()).startsWith("Show again").contains("You ");
    assertThat(page.locator(".rail .rule").count()).isZero();
    page.locator(".rail .mark").first().click();
    assertThat(page.locator(".rail .rule").first()).containsText("S-");
    assertThat(page.locator(".did button").first()).isVisible();
    ann.button("Show again").click();
    assertThat(page.locator(".playback")).isVisible();
    page.waitForSelector(".decide.mine");
    assertThat(ann.complaints()).isEmpty();
  }

  /** With a number beside it, a button may become higher than the bar. */
  @Test
  void whatStopsAndSkipsTheTellingIsInSightOnAPhone() throws IOException {
    var ann = person(Screen.PHONE);
    ann.open("");
    ann.sets("pace", "normal");
    ann.playAgainstBots("splendor", "easy");
    assertThat(ann.isAsked()).isTrue();
    var page = ann.page();
    page.evaluate(
        """
        async () => {
          const at = `/api/tables/${location.pathname.split('/')[2]}`;
          const { seq, choice } = await (await fetch(`${at}?after=0`)).json();
          const body = JSON.stringify({ seq, move: choice.moves[0].move });
          await fetch(`${at}/moves`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
        }
        """);
    ann.button("Pause").click();
    assertThat(page.locator(".playback .waiting")).isVisible();
    page.evaluate(PageLawsTest.laws());
    var found =
        (List<?>)
            page.evaluate("games => pageLaws.look({touch: true, games})", PageLawsTest.games());
    assertThat(found).noneMatch(one -> "in-sight".equals(((Map<?, ?>) one).get("law")));
  }

  @Test
  void theEndTellsTheStoryAndEscapeClosesIt() {
    var end =
        Positions.of(Shelf.installed().get("splendor"), 5).stream()
            .filter(position -> position.kind().equals("end"))
            .findFirst()
            .orElseThrow();
    try (var tables = new PosedTables(database())) {
      tables.put(end);
    }
    var ann = person(Screen.DESKTOP);
    ann.carries(PosedTables.SECRET);
    ann.open("t/" + end.table());
    var page = ann.page();
    assertThat(page.locator("[role=dialog] figure path").first()).isVisible();
    assertThat(page.locator("[role=dialog] .story ol a").first())
        .hasAttribute("href", Pattern.compile("/t/.*/replay/\\d+"));
    page.keyboard().press("Escape");
    assertThat(page.locator("[role=dialog]")).hasCount(0);
    ann.button("Show the result").click();
    page.locator("[role=dialog] .story ol a").first().click();
    page.waitForURL("**/replay/*");
    assertThat(ann.complaints()).isEmpty();
  }
}
