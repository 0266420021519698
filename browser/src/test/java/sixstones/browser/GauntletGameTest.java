package sixstones.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Infinity Gauntlet from both sides, and at two browsers that know different things. */
class GauntletGameTest extends BrowserTest {

  private static final int MOST_MOVES = 150;
  private static final String HIDDEN_HAND = ".place .hand li";

  @ParameterizedTest
  @CsvSource({"DESKTOP, 0", "DESKTOP, 1", "PHONE, 0", "PHONE, 1"})
  void aWholeGameAsThanosAndAsAHero(Screen screen, String thanos) {
    var ann = person(screen);
    newTable(ann, 3, thanos, "bot:medium");
    for (int i = 0; i < MOST_MOVES && ann.isAsked(); i++) {
      var move = ann.moves().get(i % ann.moves().size());
      var things = things(move);
      if (screen == Screen.PHONE || things.isEmpty()) ann.playFromList(move);
      else ann.playOnBoard(move, things);
    }
    assertThat(ann.isOver()).isTrue();
    assertThat(ann.complaints()).isEmpty();
  }

  @Test
  void atTwoBrowsersEverybodySeesTheOwnCardsAlone() {
    var ann = person(Screen.DESKTOP);
    newTable(ann, 2, "0", "open");
    var ben = person(Screen.DESKTOP);
    ben.page().navigate(ann.page().url());
    ben.button("Sit down here").click();
    ann.button("Start the game").click();
    ben.page().waitForSelector(HIDDEN_HAND);
    assertThat(ann.isAsked()).isTrue();
    var held = ann.moves().stream().map(move -> move.substring("play ".length())).toList();
    assertThat(held).isNotEmpty();
    for (var card : held) assertThat(ben.thing("card:" + card).count()).as(card).isZero();
    assertThat(ben.page().locator(HIDDEN_HAND + " .back").count()).isEqualTo(3);
    assertThat(ann.page().locator(".place").count()).isZero();
    ann.playFromList(ann.moves().getFirst());
    ben.page().waitForSelector(".place .zone .gauntlet-card");
    for (var person : List.of(ann, ben)) assertThat(person.complaints()).isEmpty();
  }

  private static void newTable(Person person, int seats, String thanos, String others) {
    person.open("new/gauntlet");
    person.seat(Collections.nCopies(seats - 1, others).toArray(String[]::new));
    person.takeCard("thanos", thanos);
    person.deal();
  }

  /** What has to be touched for a move; nothing for those without a thing. */
  private static List<String> things(String move) {
    var words = List.of(move.split(" "));
    var last = words.getLast();
    return switch (words.getFirst()) {
      case "play", "lose", "under" -> List.of("card:" + last);
      case "name" -> List.of("value:" + last);
      case "choose" -> List.of("seat:" + last);
      case "copy" -> List.of("front:" + last);
      case "order" -> Stream.of(move.split(" ")).skip(1).map(card -> "card:" + card).toList();
      case "fight" -> words.size() > 1 ? List.of("card:" + last) : List.of();
      default -> List.of();
    };
  }
}
