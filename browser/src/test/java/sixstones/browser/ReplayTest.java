package sixstones.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sixstones.archive.Shelf;

/**
 * A finished game looked back at, by steps and turns, from a table or a record, and gone on from.
 */
final class ReplayTest extends BrowserTest {

  private String finished() {
    var end =
        Positions.of(Shelf.installed().get("splendor"), 5).stream()
            .filter(position -> position.kind().equals("end"))
            .findFirst()
            .orElseThrow();
    try (var tables = new PosedTables(database())) {
      tables.put(end);
    }
    return end.table();
  }

  @ParameterizedTest
  @EnumSource(Screen.class)
  void keysAndButtonsGoThroughItAndTheAddressHoldsTheMoment(Screen screen) {
    var table = finished();
    var ann = person(screen);
    ann.open("t/" + table + "/replay/4?as=1");
    var page = ann.page();
    assertThat(page.locator(".at")).hasText(Pattern.compile("^4 / "));
    page.keyboard().press("ArrowRight");
    page.waitForURL("**/replay/5?as=1");
    page.keyboard().press("Shift+ArrowRight");
    page.waitForURL(Pattern.compile(".*/replay/([6-9]|\\d\\d)\\?as=1"));
    page.keyboard().press("Home");
    page.waitForURL("**/replay/0?as=1");
    ann.button("One step on").click();
    page.waitForURL("**/replay/1?as=1");
    page.locator(".controls select").selectOption("spectator");
    page.waitForURL("**/replay/1?as=spectator");
    page.reload();
    assertThat(page.locator(".at")).hasText(Pattern.compile("^1 / "));
    assertThat(ann.complaints()).isEmpty();
  }

  @Test
  void aStrangerWithSomebodysEyesIsNotThatSomebody() {
    var table = finished();
    var seats = "section.strip .name";
    var eve = person(Screen.DESKTOP);
    eve.open("t/" + table + "/replay/4?as=0");
    assertThat(eve.page().locator(seats).filter(named("Ann"))).hasCount(1);
    assertThat(eve.page().locator(seats).filter(named("You"))).hasCount(0);
    var ann = person(Screen.DESKTOP);
    ann.carries(PosedTables.SECRET);
    ann.open("t/" + table + "/replay/4?as=spectator");
    assertThat(ann.page().locator(seats).filter(named("You"))).hasCount(1);
    assertThat(eve.complaints()).isEmpty();
  }

  private static Locator.FilterOptions named(String name) {
    return new Locator.FilterOptions().setHasText(name);
  }

  @Test
  void aMoveOfTheListIsShown() {
    var ann = person(Screen.DESKTOP);
    ann.open("t/" + finished() + "/replay/0");
    var page = ann.page();
    page.locator("[data-step='6'] button").first().click();
    page.waitForURL("**/replay/6?as=*");
    assertThat(page.locator(".now")).hasAttribute("data-step", "6");
    assertThat(ann.complaints()).isEmpty();
  }

  @Test
  void aRecordIsOpenedFromAFileAndGoneOnFrom() {
    var table = finished();
    var ann = person(Screen.DESKTOP);
    ann.open("mine");
    var page = ann.page();
    var record = page.request().get(ann.base() + "api/tables/" + table + "/record").body();
    page.locator("input[type=file]").setInputFiles(file(record));
    page.waitForURL("**/record/*/0?as=spectator");
    page.locator(".controls select").selectOption("0");
    page.waitForURL("**/record/*/0?as=0");
    ann.button("Continue from here").click();
    ann.button("Play on").click();
    page.waitForURL("**/t/*");
    page.waitForSelector(".decide");
    page.goBack();
    page.waitForURL("**/record/*/0?as=0");
    assertThat(ann.complaints()).isEmpty();
  }

  @Test
  void whatIsNoRecordIsRefusedInWords() {
    var ann = person(Screen.DESKTOP);
    ann.open("mine");
    var page = ann.page();
    page.locator("input[type=file]").setInputFiles(file("chess".getBytes(StandardCharsets.UTF_8)));
    assertThat(page.getByText("This is no record that can be shown")).isVisible();
    assertThat(page).hasURL(Pattern.compile(".*/mine"));
  }

  private static FilePayload file(byte[] text) {
    return new FilePayload("game.txt", "text/plain", text);
  }
}
