package sixstones.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Infinity War in the browser, to the end. A game of hundreds of moves shows everything that makes
 * this game hard; the table's own log is asked whether it did.
 */
class WarGameTest extends BrowserTest {

  private static final int MOST_MOVES = 900;

  /** The longest way of one piece between two turns, in the events that the page was told. */
  private static final String LONGEST_CHAIN =
      """
      async table => {
        const events = (await (await fetch(`/api/tables/${table}?after=0`)).json()).events;
        let longest = 0, way = {};
        for (const event of events) {
          if (event.phrase.key === 'war.event.turn') way = {};
          for (const motion of event.motions)
            if (motion.thing.startsWith('piece:') && motion.thing !== 'piece:thanos')
              longest = Math.max(longest, (way[motion.thing] = (way[motion.thing] ?? 0) + 1));
        }
        return [longest, events.filter(e => e.phrase.key === 'war.event.activation').length];
      }
      """;

  /** What was seen so far; a game in which Thanos sleeps is followed by another. */
  private int interruptions;

  private int chain;
  private int activations;

  @Test
  void wholeGamesWithInterruptionsActivationsAndChains() {
    for (int game = 0; game < 3 && (interruptions == 0 || chain < 3 || activations == 0); game++) {
      play(person(Screen.DESKTOP), new Random(game));
    }
    assertThat(interruptions).as("free actions in the middle of a move").isPositive();
    assertThat(chain).as("tiles in a chain").isGreaterThanOrEqualTo(3);
    assertThat(activations).as("activations of Thanos").isPositive();
  }

  private void play(Person ann, Random chance) {
    ann.playAgainstBots("war", "easy");
    for (int i = 0; i < MOST_MOVES && ann.isAsked(); i++) {
      var moves = ann.moves();
      var move = interrupting(moves, chance);
      if (moves.contains("resume") && !move.equals("resume")) interruptions++;
      ann.playFromList(move);
    }
    assertThat(ann.isOver()).isTrue();
    assertThat(ann.complaints()).isEmpty();
    var table = ann.page().url().replaceFirst(".*/t/([^/]+).*", "$1");
    var found = (List<?>) ann.page().evaluate(LONGEST_CHAIN, table);
    chain = Math.max(chain, (Integer) found.get(0));
    activations += (Integer) found.get(1);
  }

  /** In a pause a token is picked up where one lies; otherwise the game is brought forward. */
  private static String interrupting(List<String> moves, Random chance) {
    if (moves.contains("resume")) {
      for (var move : moves) if (move.startsWith("pick up")) return move;
    }
    return Choosing.from(moves, chance);
  }
}
