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
import sixstones.archive.lesson.Lesson;
import sixstones.archive.lesson.LessonFiles;

/** A coach takes room: where there is least, the laws of the page hold beside him as well. */
class CoachedLawsTest extends BrowserTest {

  private static final List<PageSize> SIZES = List.of(PageSize.LYING_PHONE, PageSize.LAPTOP);
  private static final Path PICTURES = Path.of("target/page-laws");

  static Stream<Lesson> lessons() {
    return PageLawsTest.lookedAt().stream().flatMap(game -> LessonFiles.of(game).stream());
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void holdBesideACoach(Lesson lesson) throws IOException {
    Files.createDirectories(PICTURES);
    var ann = person(Screen.DESKTOP);
    ann.open("");
    // A click that is tried out must not make a move.
    ann.page()
        .evaluate(
            "localStorage.setItem('sixstones.settings', JSON.stringify({pace: 'instant', motion:"
                + " 'reduced', confirm: true, goals: false, tips: false}))");
    var broken = new ArrayList<String>();
    for (int chapter = 0; chapter < lesson.chapters().size(); chapter++) {
      var table = begun(ann.page(), lesson, chapter);
      ann.open("t/" + table);
      ann.page().waitForSelector(".coach");
      ann.page().waitForSelector(".decide.mine .text");
      broken.addAll(look(ann.page(), "%s-%d-begins".formatted(lesson.id(), chapter)));
      var offered = (List<?>) ann.page().evaluate(FIRST_MOVE, table);
      if (offered.isEmpty()) continue;
      ann.page().waitForFunction(OFFERED, offered);
      broken.addAll(look(ann.page(), "%s-%d-goes-on".formatted(lesson.id(), chapter)));
    }
    assertThat(broken).as("broken laws beside the coach").isEmpty();
    assertThat(ann.complaints()).isEmpty();
  }

  static String begun(Page page, Lesson lesson, int chapter) {
    return (String)
        page.evaluate(
            """
            async ([game, lesson, chapter]) => {
              const answer = await fetch(`/api/games/${game}/lessons/${lesson}`, {
                method: 'POST',
                headers: { 'content-type': 'application/json' },
                body: JSON.stringify({ name: 'Ann', chapter }),
              });
              return (await answer.json()).table;
            }
            """,
            List.of(lesson.game(), lesson.id(), chapter));
  }

  /** Makes the first move that is offered; what is offered then, if it is the same seat's turn. */
  private static final String FIRST_MOVE =
      """
      async (table) => {
        const state = await (await fetch(`/api/tables/${table}?after=0`)).json();
        await fetch(`/api/tables/${table}/moves`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ seq: state.seq, move: state.choice.moves[0].move }),
        });
        const after = await (await fetch(`/api/tables/${table}?after=0`)).json();
        return (after.choice?.moves ?? []).map(({ move }) => move);
      }
      """;

  /** Whether the page has come to the next decision of the same turn: it offers these. */
  private static final String OFFERED =
      """
      (moves) => {
        const listed = [...document.querySelectorAll('.rail .move')].map((one) => one.dataset.move);
        return document.querySelector('.decide.mine .text') && listed.sort().join() === moves.sort().join();
      }
      """;

  private static List<String> look(Page page, String moment) throws IOException {
    page.evaluate("document.fonts.ready");
    page.evaluate(PageLawsTest.laws());
    var broken = new ArrayList<String>();
    for (var size : SIZES) {
      page.setViewportSize(size.width, size.height);
      var how = Map.of("touch", size.isTouched(), "games", PageLawsTest.games());
      var found = (List<?>) page.evaluate("how => pageLaws.look(how)", how);
      found.forEach(one -> broken.add("%s at %s: %s".formatted(moment, size, one)));
      if (found.isEmpty()) continue;
      var picture = PICTURES.resolve("coach-%s-%s.png".formatted(moment, size));
      page.screenshot(new Page.ScreenshotOptions().setPath(picture));
    }
    return broken;
  }
}
