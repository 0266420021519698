package sixstones.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import sixstones.archive.Shelf;
import sixstones.archive.Unavailable;

/** One bad row of data is told in one line, and stops nobody but its own game. */
class BrokenGameTest {

  private static final String REASON =
      "/sixstones/broken/cards.csv line 3.value: a number is expected, not \"many\"";

  private record Said(int code, String err) {}

  private static Said run(String... args) {
    var err = new ByteArrayOutputStream();
    var before = System.err;
    System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
    try {
      return new Said(Main.run(args), err.toString(StandardCharsets.UTF_8));
    } finally {
      System.setErr(before);
    }
  }

  @Test
  void theShelfSaysWhichGameCannotBePlayedAndWhy() {
    var shelf = Shelf.installed();
    assertThat(shelf.unavailable()).containsExactly(new Unavailable("broken", REASON));
    assertThat(shelf.find("broken")).isEmpty();
    assertThat(shelf.games()).isNotEmpty();
  }

  @Test
  void aCommandForTheBrokenGameNamesFileRowAndField() {
    var said = run("simulate", "broken");
    assertThat(said.code()).isEqualTo(2);
    assertThat(said.err()).contains("broken can't be played: " + REASON);
    assertThat(said.err()).doesNotContain("\tat ");
  }

  @Test
  void commandsForOtherGamesWork() {
    for (var game : Shelf.installed().games()) {
      assertThat(run("perft", game.info().id(), "--depth", "1").code()).isZero();
    }
  }

  @Test
  void commandsForAllGamesSayWhatIsLeftOut() {
    var said = run("rules", "--sources", System.getProperty("sixstones.root"));
    assertThat(said.err()).contains("broken can't be played: " + REASON);
  }
}
