package sixstones.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sixstones.archive.Shelf;

/**
 * The board lies where it lay, whatever has been played: moments of a game are compared with its
 * beginning. More moments than a build looks at: {@code -Dpage.moments=10}.
 */
class StillBoardTest extends BrowserTest {

  private static final int MOMENTS = Integer.getInteger("page.moments", 3);

  /** The game of four seats, or of as many as there can be, that is played. */
  private static final int PLAYED = 2;

  private static final List<PageSize> SIZES =
      List.of(
          PageSize.LAPTOP,
          PageSize.LOW_LAPTOP,
          PageSize.DESKTOP,
          PageSize.TABLET,
          PageSize.PHONE,
          PageSize.LYING_PHONE);

  static List<String> games() {
    return PageLawsTest.lookedAt();
  }

  @ParameterizedTest
  @MethodSource("games")
  void liesStillThroughAGame(String game) {
    var ann = person(Screen.DESKTOP);
    ann.carries(PosedTables.SECRET);
    var broken = new ArrayList<BrokenLaw>();
    var moments = Positions.along(Shelf.installed().get(game), PLAYED, MOMENTS);
    try (var tables = new PosedTables(database())) {
      moments.forEach(tables::put);
    }
    var first = new EnumMap<PageSize, Object>(PageSize.class);
    for (var moment : moments) {
      ann.open("t/" + moment.table());
      ann.page().waitForSelector(".decide.mine .text");
      ann.page().evaluate("document.fonts.ready");
      ann.page().evaluate(PageLawsTest.laws());
      for (var size : SIZES) {
        ann.page().setViewportSize(size.width, size.height);
        if (moment.equals(moments.getFirst())) {
          first.put(size, ann.page().evaluate("pageLaws.whereItLies()"));
          continue;
        }
        var before = first.get(size);
        var found = (List<?>) ann.page().evaluate("before => pageLaws.liesAs(before)", before);
        found.forEach(one -> broken.add(BrokenLaw.of((Map<?, ?>) one, moment, size, "en")));
      }
    }
    assertThat(broken).as("what moves in the course of a game").isEmpty();
  }
}
