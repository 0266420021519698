package sixstones.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where a bot plays for somebody who is away, the page says whose moves they are. */
class StandInTest extends BrowserTest {

  private static void call(Person person, String path, String body) {
    var status =
        person
            .page()
            .evaluate(
                "async ([path, body]) => (await fetch(path, {method: 'POST', body})).status",
                List.of(path, body));
    assertThat(status).isEqualTo(200);
  }

  private static Locator marks(Person person, String said) {
    return person
        .page()
        .getByRole(AriaRole.IMG, new Page.GetByRoleOptions().setName(said).setExact(true));
  }

  @Test
  void aBotsMovesAreToldAsItsOwn() {
    var ann = person(Screen.DESKTOP);
    var ben = person(Screen.DESKTOP);
    ann.open("new/splendor");
    ann.seat("open");
    ann.deal();
    ben.page().navigate(ann.page().url());
    ben.page().locator("input[autocomplete=nickname]").first().fill("Ben");
    ben.button("Sit down here").click();
    ann.button("Start the game").click();
    ann.page().waitForSelector(".decide");
    ben.page().waitForSelector(".decide");
    var table = ann.page().url().replaceFirst(".*/t/", "");
    var path = "/api/tables/" + table;
    var bens = ben.page().evaluate("async path => (await (await fetch(path)).json()).you", path);
    call(ben, path + "/seats/" + bens + "/leave", "{}");
    call(ann, path + "/seats/" + bens + "/bot", "{\"level\": \"random\"}");
    assertThat(ann.isAsked()).isTrue();
    ann.playFromList(ann.moves().getFirst());
    assertThat(ann.isAsked()).isTrue();
    assertThat(marks(ann, "a bot, for Ben").first()).isVisible();
    // To him they were made in his own place.
    assertThat(marks(ben, "a bot, for you").first()).isVisible();
    ann.open("t/" + table + "/replay/0");
    assertThat(marks(ann, "a bot, for Ben").first()).isVisible();
    assertThat(ann.complaints()).isEmpty();
  }
}
