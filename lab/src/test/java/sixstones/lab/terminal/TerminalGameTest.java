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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sixstones.archive.Shelf;
import sixstones.archive.phrases.PhraseBook;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.Seat;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
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

  @Test
  void aMoveIsPlayedByItsNumber() throws IOException {
    assertThat(play(List.of("you", "you"), "1\nquit\n")).contains("seat 0 (you) took");
    assertThat(play(List.of("you", "you"), "900\nquit\n")).contains("\"900\" is no move");
  }

  /** Every position of a game is drawn, and every name in it is known. */
  @ParameterizedTest
  @MethodSource("games")
  void everyPositionIsDrawn(Game<?, ?> game) {
    assertDrawn(game);
  }

  private static <P extends Position<P, M>, M extends Move> void assertDrawn(Game<P, M> game) {
    var book = PhraseBook.english(game.info().id());
    var chance = new FastChance(5);
    var position = game.deal(Deal.of(game.info().fewestSeats(), chance));
    for (int i = 0; i < 300 && !position.isOver(); i++) {
      var drawn = position.drawing(Seat.of(0), phrase -> book.say(phrase, seat -> "seat " + seat));
      assertThat(drawn).isNotEmpty().noneMatch(line -> line.contains(game.info().id() + "."));
      var moves = position.choice().moves();
      position.apply(moves.get(chance.below(moves.size())), Events.OFF);
    }
  }

  private static List<Game<?, ?>> games() {
    return List.copyOf(Shelf.installed().games());
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
