package sixstones.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sixstones.archive.puzzle.PuzzleBook;

/**
 * A puzzle's box and a first tip take room: they hide nothing that is needed, whatever they say.
 */
class PuzzleLawsTest extends BrowserTest {

  private static final List<PageSize> SIZES =
      List.of(PageSize.LAPTOP, PageSize.PHONE, PageSize.LYING_PHONE);
  private static final List<String> LANGUAGES = List.of("en", "ru", "pl", "fr");
  private static final Path PICTURES = Path.of("target/page-laws");

  static Stream<String> games() {
    return PageLawsTest.lookedAt().stream()
        .filter(game -> !PuzzleBook.of(game).puzzles().isEmpty());
  }

  @ParameterizedTest
  @MethodSource("games")
  void holdBesideAPuzzleAndATip(String game) throws IOException {
    Files.createDirectories(PICTURES);
    var ann = person(Screen.DESKTOP);
    var broken = new ArrayList<String>();
    var puzzles = PuzzleBook.of(game).puzzles();
    for (var language : LANGUAGES) {
      var puzzle = puzzles.get(LANGUAGES.indexOf(language) * (puzzles.size() - 1) / 3);
      ann.open("");
      ann.page()
          .evaluate(
              "look => localStorage.setItem('sixstones.settings', JSON.stringify(look))",
              Map.of("language", language, "pace", "instant", "motion", "reduced", "goals", false));
      ann.open("t/" + ann.page().evaluate(BEGIN, List.of(game, puzzle.id())));
      ann.page().waitForSelector(".decide.mine .text");
      ann.page().waitForSelector(".guide > aside .acts button");
      ann.page().evaluate("document.fonts.ready");
      ann.page().evaluate(PageLawsTest.laws());
      broken.addAll(look(ann.page(), puzzle.id() + "-asked-" + language));
      var acts = ann.page().locator(".guide > aside .acts button");
      for (int hint = 0; hint < 3 && acts.count() == 1; hint++) {
        acts.first().click();
        ann.page().waitForTimeout(200);
      }
      ann.page().waitForSelector(".guide > aside .acts button:nth-child(2)");
      broken.addAll(look(ann.page(), puzzle.id() + "-told-" + language));
    }
    assertThat(broken).as("broken laws beside a puzzle").isEmpty();
  }

  private static final String BEGIN =
      """
      async ([game, puzzle]) => {
        const answer = await fetch(`/api/games/${game}/puzzles/${puzzle}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name: 'Ann' }),
        });
        return (await answer.json()).table;
      }
      """;

  private static List<String> look(Page page, String moment) {
    var broken = new ArrayList<String>();
    for (var size : SIZES) {
      page.setViewportSize(size.width, size.height);
      page.waitForTimeout(150);
      var found = (List<?>) page.evaluate("pageLaws.boxes()");
      found.forEach(one -> broken.add("%s at %s: %s".formatted(moment, size, one)));
      if (found.isEmpty()) continue;
      var picture = PICTURES.resolve("puzzle-%s-%s.png".formatted(moment, size));
      page.screenshot(new Page.ScreenshotOptions().setPath(picture));
    }
    page.setViewportSize(Screen.DESKTOP.width, Screen.DESKTOP.height);
    return broken;
  }
}
