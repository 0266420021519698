package sixstones.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Love Letter against bots, on the board and from the list, and at two browsers. */
class LoveLetterGameTest extends BrowserTest {

  private static final int MOST_MOVES = 200;

  @ParameterizedTest
  @CsvSource({"DESKTOP, 2", "DESKTOP, 4", "PHONE, 3"})
  void aWholeGameAgainstBots(Screen screen, int seats) {
    var ann = person(screen);
    newTable(ann, seats, "bot:medium");
    for (int i = 0; i < MOST_MOVES && ann.isAsked(); i++) {
      var move = ann.moves().get(i % ann.moves().size());
      if (screen == Screen.PHONE || move.startsWith("keep ")) ann.playFromList(move);
      else ann.playOnBoard(move, things(move));
    }
    assertThat(ann.isOver()).isTrue();
    assertThat(ann.complaints()).isEmpty();
  }

  @Test
  void atTwoBrowsersEverybodySeesTheOwnHandAlone() {
    var ann = person(Screen.DESKTOP);
    newTable(ann, 2, "open");
    var ben = person(Screen.DESKTOP);
    ben.page().navigate(ann.page().url());
    ben.button("Sit down here").click();
    ann.button("Start the game").click();
    ben.page().waitForSelector(".hand .back");
    ann.page().waitForSelector(".own .hand .court-card");
    int hidden = ben.page().locator(".hand .back").count();
    int held = ann.page().locator(".own .hand .court-card").count();
    assertThat(hidden).isEqualTo(held);
    assertThat(ben.page().locator(".own .hand .court-card").count()).isEqualTo(3 - held);
    for (var person : List.of(ann, ben)) assertThat(person.complaints()).isEmpty();
  }

  private static void newTable(Person person, int seats, String others) {
    person.open("new/loveletter");
    person.seat(Collections.nCopies(seats - 1, others).toArray(String[]::new));
    person.page().locator("details summary").click();
    person.page().locator("[data-option=tokens] select").selectOption("2");
    person.deal();
  }

  /** What has to be touched for a move. */
  private static List<String> things(String move) {
    var words = move.split(" ");
    return switch (words[0]) {
      case "play" -> List.of("card:" + words[1]);
      case "name" -> List.of("name:" + words[1]);
      default -> Stream.of("seat:" + words[1]).toList();
    };
  }
}
