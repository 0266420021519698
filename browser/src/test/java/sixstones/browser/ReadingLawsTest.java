package sixstones.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sixstones.archive.lesson.LessonFiles;

/** Books and lessons can be read in every language: no title and no word is cut. */
class ReadingLawsTest extends BrowserTest {

  private static final List<PageSize> SIZES =
      List.of(PageSize.LAPTOP, PageSize.PHONE, PageSize.LYING_PHONE);
  private static final List<String> LANGUAGES = List.of("en", "ru", "pl", "fr");
  private static final Path PICTURES = Path.of("target/page-laws");

  static List<String> games() {
    return PageLawsTest.lookedAt();
  }

  @ParameterizedTest
  @MethodSource("games")
  void holdInBooksAndLessons(String game) throws IOException {
    Files.createDirectories(PICTURES);
    var ann = person(Screen.DESKTOP);
    var page = ann.page();
    var broken = new ArrayList<String>();
    for (var language : LANGUAGES) {
      ann.open("");
      page.evaluate(
          "look => localStorage.setItem('sixstones.settings', JSON.stringify(look))",
          Map.of(
              "language",
              language,
              "pace",
              "instant",
              "motion",
              "reduced",
              "goals",
              false,
              "tips",
              false));
      ann.open("rules/" + game);
      page.waitForSelector("main h1");
      broken.addAll(look(page, game + "-book-" + language));
      for (var lesson : LessonFiles.of(game)) {
        int chapter = LANGUAGES.indexOf(language) * (lesson.chapters().size() - 1) / 3;
        ann.open("t/" + CoachedLawsTest.begun(page, lesson, chapter));
        page.waitForSelector(".coach .now");
        broken.addAll(look(page, "%s-%d-%s".formatted(lesson.id(), chapter, language)));
      }
    }
    assertThat(broken).as("what can't be read").isEmpty();
  }

  private static List<String> look(Page page, String moment) {
    page.evaluate("document.fonts.ready");
    page.evaluate(PageLawsTest.laws());
    var broken = new ArrayList<String>();
    for (var size : SIZES) {
      page.setViewportSize(size.width, size.height);
      page.waitForTimeout(150);
      var found = (List<?>) page.evaluate("pageLaws.readable()");
      found.forEach(one -> broken.add("%s at %s: %s".formatted(moment, size, one)));
      if (found.isEmpty()) continue;
      var picture = PICTURES.resolve("read-%s-%s.png".formatted(moment, size));
      page.screenshot(new Page.ScreenshotOptions().setPath(picture));
    }
    page.setViewportSize(Screen.DESKTOP.width, Screen.DESKTOP.height);
    return broken;
  }
}
