package sixstones.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every screen, at both sizes, in both themes, without violations that axe can find. */
class AccessTest extends BrowserTest {

  static final Path AXE =
      Path.of(System.getProperty("sixstones.root"), "web/node_modules/axe-core/axe.min.js");

  @ParameterizedTest
  @CsvSource({"DESKTOP, dark", "DESKTOP, light", "PHONE, dark", "PHONE, light"})
  void everyScreenIsAccessible(Screen screen, String theme) throws IOException {
    var ann = person(screen);
    ann.open("");
    ann.page()
        .evaluate(
            "theme => localStorage.setItem('sixstones.settings', JSON.stringify({...JSON.parse("
                + "localStorage.getItem('sixstones.settings')), theme}))",
            theme);
    for (var path : List.of("", "new/splendor", "mine", "settings", "about", "rules/splendor")) {
      ann.open(path);
      ann.page().reload();
      ann.page().waitForTimeout(500);
      check(ann, path);
    }
    ann.playAgainstBots("splendor", "easy");
    assertThat(ann.isAsked()).isTrue();
    check(ann, "table");
    ann.open("");
    ann.page().locator("[data-game='splendor'] .learn .button").click();
    assertThat(ann.isAsked()).isTrue();
    check(ann, "lesson");
  }

  static void check(Person person, String screen) throws IOException {
    person.page().evaluate(Files.readString(AXE));
    var found =
        person
            .page()
            .evaluate(
                "async () => (await axe.run()).violations.map(v => v.id + ': ' + v.nodes.map(n => n.target).join(' | '))");
    assertThat((List<?>) found).as(screen).isEmpty();
  }
}
