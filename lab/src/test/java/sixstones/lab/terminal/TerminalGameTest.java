package sixstones.lab.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import sixstones.engine.Deal;
import sixstones.engine.chance.FastChance;
import sixstones.games.splendor.Splendor;

class TerminalGameTest {

  @Test
  void aPersonPlaysAsksAndTakesBack() throws IOException {
    var said =
        play(
            List.of("you", "you"),
            "help\nmoves\nwhy take mind\ntake mind space soul\nundo\nfly\ntake mind\nquit\n");
    assertThat(said)
        .contains("why MOVE")
        .contains("  take mind space soul")
        .contains("[S-TAKE-03]")
        .contains("took Mind, Space, Soul")
        .contains("is no move")
        .contains("The game is left.");
  }

  @Test
  void undoIsRefusedWhenSomebodyElseHasChosen() throws IOException {
    assertThat(play(List.of("you", "greedy"), "take mind space soul\nundo\nquit\n"))
        .contains("be taken back. [ENGINE-UNDO]");
  }

  @Test
  void theInputMayEnd() throws IOException {
    assertThat(play(List.of("you", "random"), "")).contains("The game is left.");
  }

  @Test
  void botsAlonePlayToTheEnd() throws IOException {
    assertThat(play(List.of("greedy", "random"), "")).contains("Scores: [");
  }

  private static String play(List<String> names, String typed) throws IOException {
    var out = new ByteArrayOutputStream();
    var game =
        TerminalGame.begin(new Splendor(), Deal.of(2, new FastChance(3)), names, new FastChance(4));
    game.play(
        new BufferedReader(new StringReader(typed)),
        new PrintStream(out, true, StandardCharsets.UTF_8));
    return out.toString(StandardCharsets.UTF_8);
  }
}
