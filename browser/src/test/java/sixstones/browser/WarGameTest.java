package sixstones.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Infinity War in the browser. */
class WarGameTest extends BrowserTest {

  private static final int MOST_MOVES = 900;

  @Test
  void aWholeGameAgainstABot() {
    var ann = person(Screen.DESKTOP);
    ann.playAgainstBots("war", "random");
    var chance = new Random(11);
    for (int i = 0; i < MOST_MOVES && ann.isAsked(); i++) {
      ann.playFromList(Choosing.from(ann.moves(), chance));
    }
    assertThat(ann.isOver()).isTrue();
    assertThat(ann.complaints()).isEmpty();
  }
}
