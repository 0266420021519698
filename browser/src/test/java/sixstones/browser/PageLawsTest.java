package sixstones.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sixstones.archive.Shelf;
import sixstones.engine.text.Packed;

/**
 * The page before many positions of every game, in every window. More positions than a build looks
 * at: {@code -Dpage.positions=200}. One game alone: {@code -Dpage.game=united}, and some positions
 * alone: {@code -Dpage.at=17,31}. Pictures of what is broken are in {@code target/page-laws}, with
 * {@code -Dpage.pictures=true} of everything.
 */
class PageLawsTest extends BrowserTest {

  /** A build has time for a few: the first three, and where the page was broken most. */
  private static final Map<String, List<Integer>> HARD =
      Map.of(
          "splendor", List.of(0, 1, 2, 6, 14),
          "gauntlet", List.of(0, 1, 2, 10, 15),
          "war", List.of(0, 1, 2, 11, 22),
          "united", List.of(0, 1, 2, 29, 35),
          "loveletter", List.of(0, 1, 2, 6, 24));

  private static final int FEW = 5;
  private static final boolean PICTURE_ALL = Boolean.getBoolean("page.pictures");
  static final List<String> LANGUAGES = List.of("en", "ru", "pl", "fr");
  private static final List<String> THEMES = List.of("dark", "light");
  private static final Path PICTURES = Path.of("target/page-laws");
  private static final Set<PageSize> AXE_AT = Set.of(PageSize.DESKTOP, PageSize.PHONE);

  private final Set<String> pictured = new HashSet<>();

  static List<String> games() {
    return Shelf.installed().games().stream().map(game -> game.info().id()).toList();
  }

  static List<String> lookedAt() {
    var one = System.getProperty("page.game");
    return one == null ? games() : List.of(one);
  }

  @ParameterizedTest
  @MethodSource("lookedAt")
  void holdInEveryPosition(String game) throws IOException {
    Files.createDirectories(PICTURES);
    var numbers = numbers(game);
    var positions =
        Positions.of(Shelf.installed().get(game), Collections.max(numbers) + 1).stream()
            .filter(one -> numbers.contains(one.number()))
            .toList();
    try (var tables = new PosedTables(database())) {
      positions.forEach(tables::put);
    }
    var ann = person(Screen.DESKTOP);
    ann.carries(PosedTables.SECRET);
    ann.open("");
    var broken = new ArrayList<BrokenLaw>();
    for (var position : positions) broken.addAll(look(ann, position));
    assertThat(broken).as("broken laws of the page").isEmpty();
  }

  /** Which positions are looked at. */
  private static List<Integer> numbers(String game) {
    var at = System.getProperty("page.at");
    if (at != null) return Stream.of(at.split(",")).map(Integer::valueOf).toList();
    var count = Integer.getInteger("page.positions");
    return count == null ? HARD.getOrDefault(game, first(FEW)) : first(count);
  }

  private static List<Integer> first(int count) {
    return IntStream.range(0, count).boxed().toList();
  }

  private List<BrokenLaw> look(Person ann, Posed position) throws IOException {
    var language = LANGUAGES.get(position.number() % LANGUAGES.size());
    var theme = THEMES.get(position.number() / 2 % THEMES.size());
    var look = language + ", " + theme;
    var page = ann.page();
    page.evaluate(
        "look => localStorage.setItem('sixstones.settings', JSON.stringify(look))",
        Map.of(
            "language",
            language,
            "theme",
            theme,
            "pace",
            "instant",
            "motion",
            "reduced",
            "goals",
            false));
    ann.open("t/" + position.table());
    page.waitForSelector(position.kind().equals("end") ? "[role=dialog]" : ".decide.mine .text");
    page.evaluate("document.fonts.ready");
    page.evaluate(laws());
    var broken = new ArrayList<BrokenLaw>();
    for (var size : sizesFrom(position.number())) {
      ann.looksThrough(size);
      if (PICTURE_ALL) picture(page, position, size, "seen");
      var found =
          page.evaluate(
              "how => pageLaws.look(how)",
              Map.of("touch", size.isTouched(), "low", size.isLow(), "games", games()));
      broken.addAll(noted(page, found, position, size, look));
      if (AXE_AT.contains(size)) broken.addAll(noted(page, axe(page), position, size, look));
      if (position.isStart()) page.evaluate("size => pageLaws.rememberPlaces(size)", size.name());
    }
    var size = PageSize.values()[position.number() % PageSize.values().length];
    ann.looksThrough(size);
    var found = page.evaluate("table => pageLaws.steadyThroughMove(table)", position.table());
    broken.addAll(noted(page, found, position, size, look));
    if (position.isStart()) broken.addAll(afterTheFirstLine(ann, position, look));
    for (var complaint : ann.complaints()) {
      broken.add(new BrokenLaw("console", position, size, look, "", "", complaint));
    }
    ann.complaints().clear();
    return broken;
  }

  /** The first move has been told: that took room from nobody. */
  private List<BrokenLaw> afterTheFirstLine(Person ann, Posed position, String look) {
    var page = ann.page();
    var broken = new ArrayList<BrokenLaw>();
    for (var size : PageSize.values()) {
      ann.looksThrough(size);
      var found = page.evaluate("size => pageLaws.liesWhereItLay(size)", size.name());
      broken.addAll(noted(page, found, position, size, look));
    }
    return broken;
  }

  /** Each position begins with another window: a tip is seen for a while only. */
  private static List<PageSize> sizesFrom(int number) {
    var sizes = new ArrayList<>(List.of(PageSize.values()));
    Collections.rotate(sizes, number * 2);
    return sizes;
  }

  private static Object axe(Page page) throws IOException {
    page.evaluate(Files.readString(AccessTest.AXE));
    return page.evaluate(
        """
        async () => (await axe.run()).violations.map(v => ({
          law: 'axe', element: String(v.nodes[0].target), text: '', wrong: v.id
        }))
        """);
  }

  private List<BrokenLaw> noted(
      Page page, Object found, Posed position, PageSize size, String look) {
    var broken =
        ((List<?>) found)
            .stream().map(one -> BrokenLaw.of((Map<?, ?>) one, position, size, look)).toList();
    for (var one : broken) picture(page, position, size, one.law());
    return broken;
  }

  private void picture(Page page, Posed position, PageSize size, String law) {
    var name = "%s-%d-%s-%s.png".formatted(position.game(), position.number(), size, law);
    if (pictured.add(name)) {
      page.screenshot(new Page.ScreenshotOptions().setPath(PICTURES.resolve(name)));
    }
  }

  /** The script that looks at a page from inside. */
  static String laws() {
    return Packed.text(PageLawsTest.class, "/page-laws.js");
  }
}
