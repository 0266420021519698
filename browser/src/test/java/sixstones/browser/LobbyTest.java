package sixstones.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sixstones.archive.Shelf;

/**
 * Whatever is on the shelf stands in the lobby, in the same order, and can be played from there.
 */
class LobbyTest extends BrowserTest {

  static Stream<String> games() {
    return Shelf.installed().games().stream().map(game -> game.info().id());
  }

  @Test
  void theLobbyShowsTheShelf() {
    var ann = person(Screen.DESKTOP).open("");
    ann.page().waitForSelector("[data-game]");
    var shown =
        ann.page().locator("[data-game]").all().stream()
            .map(tile -> tile.getAttribute("data-game"))
            .toList();
    assertThat(shown).containsExactlyElementsOf(games().toList());
  }

  @Test
  void guestsAreShownAsGuests() {
    var ann = person(Screen.DESKTOP).open("");
    ann.page().waitForSelector("[data-game]");
    var guests = Shelf.installed().games().stream().filter(game -> game.info().workshop()).toList();
    assertThat(ann.page().locator(".guests [data-game]").count()).isEqualTo(guests.size());
  }

  @Test
  void aHugeScreenSqueezesNothing() {
    var ann = person(Screen.DESKTOP).open("");
    ann.page().setViewportSize(2560, 1440);
    ann.page().waitForSelector("[data-game]");
    double word = ann.page().locator(".quick .what b").boundingBox().height;
    double heading = ann.page().locator(".quick h2").boundingBox().height;
    assertThat(heading).as("the heading beside the levels").isLessThan(2 * word);
    var bursting =
        ann.page()
            .evaluate(
                "[...document.querySelectorAll('.lobby .panel, .lobby .quick')].filter(panel =>"
                    + " [...panel.querySelectorAll('*')].some(one =>"
                    + " one.getBoundingClientRect().right >"
                    + " panel.getBoundingClientRect().right + 1)).map(panel => panel.className)");
    assertThat((List<?>) bursting).as("panels that are too narrow").isEmpty();
  }

  @Test
  void picturesOfGamesLoseLittleOfTheirSides() {
    var ann = person(Screen.DESKTOP).open("");
    ann.page().waitForSelector("[data-game]");
    for (var size : new int[][] {{1280, 720}, {1920, 1080}, {2560, 1440}}) {
      ann.page().setViewportSize(size[0], size[1]);
      var cut =
          ann.page()
              .evaluate(
                  "[...document.querySelectorAll('.tiles .art')].filter(place =>"
                      + " place.querySelector('svg').getBoundingClientRect().width >"
                      + " 1.21 * place.clientWidth).length");
      assertThat(cut).as("strips of pictures at %d × %d", size[0], size[1]).isEqualTo(0);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyGameIsDealtFromTheLobbyAndTakesAMove(String game) {
    var ann = person(Screen.DESKTOP);
    ann.playAgainstBots(game, "easy");
    assertThat(ann.isAsked()).isTrue();
    ann.playFromList(ann.moves().getFirst());
    assertThat(ann.complaints()).isEmpty();
  }
}
