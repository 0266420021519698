package sixstones.games.splendor.judgement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sixstones.bots.Bots;
import sixstones.bots.Effort;
import sixstones.bots.Seen;
import sixstones.bots.Stop;
import sixstones.bots.search.Level;
import sixstones.bots.search.Search;
import sixstones.bots.search.SearchBot;
import sixstones.engine.Deal;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.engine.text.PlainYaml;
import sixstones.engine.text.Tree;
import sixstones.games.splendor.Splendor;
import sixstones.games.splendor.SplendorPosition;

class SearchBotTest {

  private static final Splendor SPLENDOR = new Splendor();

  /** Rocket brings the point and the bonus that are missing; all else goes on. */
  private static final String ONE_MOVE_WINS =
      """
      locations: []
      players: 2
      active: 1
      rows: {1: [Rocket]}
      seats:
        1: {points: 16, bonuses: 3 space 3 soul 3 power 3 reality, tokens: 1 time 1 mind}
      """;

  private static SplendorPosition position(String text) {
    return SPLENDOR.readPosition(
        (Tree.Mapping) PlainYaml.read("position", text), new FastChance(3));
  }

  @ParameterizedTest
  @ValueSource(strings = {"easy", "medium", "hard"})
  void noLevelMissesAWinAtHand(String level) {
    var seen = Seen.by(SPLENDOR, position(ONE_MOVE_WINS));
    for (int seed = 0; seed < 10; seed++) {
      var move = Bots.get(level).choose(seen, new FastChance(seed), Stop.NEVER);
      assertThat(move.notation()).startsWith("recruit");
    }
  }

  @Test
  void theLookAheadFindsTheWinByItself() {
    var advice =
        new Search<>(Seen.by(SPLENDOR, position(ONE_MOVE_WINS)), new FastChance(1))
            .think(Effort.tries(500));
    assertThat(advice.best().notation()).startsWith("recruit");
    assertThat(advice.ranked().getFirst().chance()).isEqualTo(1);
  }

  @Test
  void theSameTriesGiveTheSameAdvice() {
    var seen = Seen.by(SPLENDOR, SPLENDOR.deal(Deal.of(3, new FastChance(5))));
    var first = new Search<>(seen, new FastChance(9)).think(Effort.tries(300));
    var second = new Search<>(seen, new FastChance(9)).think(Effort.tries(300));
    assertThat(first).isEqualTo(second);
  }

  @Test
  void itStopsSoonAfterItIsTold() {
    var seen = Seen.by(SPLENDOR, SPLENDOR.deal(Deal.of(2, new FastChance(5))));
    var asked = new AtomicInteger();
    var effort = new Effort(1_000_000, () -> asked.incrementAndGet() == 3);
    assertThat(new Search<>(seen, new FastChance(9)).think(effort).tries()).isLessThan(100);
  }

  @Test
  void lookingAheadBeatsGreed() {
    int wins = 0;
    for (int n = 0; n < 40; n++) wins += hardWins(n / 2, n % 2) ? 1 : 0;
    assertThat(wins).isGreaterThanOrEqualTo(30);
  }

  private static boolean hardWins(int n, int hardSeat) {
    var hard = new SearchBot(Level.HARD, 600);
    var greedy = Bots.get("greedy");
    var chance = FastChance.of(11, n);
    var position = SPLENDOR.deal(Deal.of(2, chance));
    while (!position.isOver()) {
      var bot = position.chooser() == hardSeat ? hard : greedy;
      position.apply(bot.choose(Seen.by(SPLENDOR, position), chance, Stop.NEVER), Events.OFF);
    }
    return position.outcome().won(hardSeat);
  }
}
