package sixstones.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sixstones.archive.Shelf;

/**
 * Who looks back at a game sees its table whole, too: in every window, each with the eyes of
 * another seat, at another moment and in another language; on a phone, where there is least room,
 * with all of them.
 */
class ReplayLawsTest extends BrowserTest {

  static List<String> games() {
    return PageLawsTest.lookedAt();
  }

  @ParameterizedTest
  @MethodSource("games")
  void holdInAReplay(String game) {
    var ended = Positions.of(Shelf.installed().get(game), 2).getLast();
    try (var tables = new PosedTables(database())) {
      tables.put(ended);
    }
    var ann = person(Screen.DESKTOP);
    ann.carries(PosedTables.SECRET);
    var broken = new ArrayList<BrokenLaw>();
    var eyes = eyes(ended);
    for (int seat : eyes) {
      int turn = eyes.indexOf(seat);
      var language = PageLawsTest.LANGUAGES.get(turn % PageLawsTest.LANGUAGES.size());
      int step = ended.moves().size() * (turn + 1) / (eyes.size() + 1);
      ann.open("").sets("language", language);
      ann.open("t/%s/replay/%d?as=%d".formatted(ended.table(), step, seat));
      ann.page().waitForSelector(".controls");
      ann.page().evaluate("document.fonts.ready");
      ann.page().evaluate(PageLawsTest.laws());
      for (var size : PageSize.values()) {
        // Controls and board beside each other have no room in the lowest window.
        if (size.isLow()) continue;
        if (size != PageSize.PHONE && size.ordinal() % eyes.size() != turn) continue;
        ann.looksThrough(size);
        var how = Map.of("games", PageLawsTest.games());
        var found = (List<?>) ann.page().evaluate("how => pageLaws.lookBack(how)", how);
        found.forEach(one -> broken.add(BrokenLaw.of((Map<?, ?>) one, ended, size, language)));
      }
    }
    assertThat(broken).as("broken laws of a replay").isEmpty();
    assertThat(ann.complaints()).isEmpty();
  }

  /** While a game goes on, one looks back with one's own eyes. */
  private static List<Integer> eyes(Posed posed) {
    if (!posed.kind().equals("end")) return List.of(posed.seat());
    return IntStream.range(0, posed.seats()).boxed().toList();
  }
}
