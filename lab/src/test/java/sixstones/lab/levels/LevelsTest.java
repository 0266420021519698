package sixstones.lab.levels;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sixstones.archive.Shelf;
import sixstones.bots.Bots;
import sixstones.bots.Effort;
import sixstones.bots.Seen;
import sixstones.bots.Stop;
import sixstones.bots.search.Search;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;

class LevelsTest {

  static List<Game<?, ?>> games() {
    return List.copyOf(Shelf.installed().games());
  }

  @ParameterizedTest
  @MethodSource("games")
  void theSameTriesGiveTheSameMoves(Game<?, ?> game) {
    assertThat(opening(game)).isEqualTo(opening(game));
  }

  /** The first moves of a game between two levels. */
  private static <P extends Position<P, M>, M extends Move> List<String> opening(Game<P, M> game) {
    var chance = new FastChance(5);
    var position = game.deal(Deal.of(Math.max(2, game.info().fewestSeats()), new FastChance(4)));
    var made = new ArrayList<String>();
    for (int i = 0; i < 12 && !position.isOver(); i++) {
      var bot = Bots.get(i % 2 == 0 ? "medium" : "easy");
      var move = bot.choose(Seen.by(game, position), chance, Stop.NEVER);
      made.add(move.notation());
      position.apply(move, Events.OFF);
    }
    return made;
  }

  @ParameterizedTest
  @MethodSource("games")
  void aSearchStopsSoonAfterItIsTold(Game<?, ?> game) {
    assertThat(triesUntilStopped(game)).isLessThan(100);
  }

  private static <P extends Position<P, M>, M extends Move> int triesUntilStopped(Game<P, M> game) {
    var position = game.deal(Deal.of(Math.max(2, game.info().fewestSeats()), new FastChance(4)));
    var asked = new AtomicInteger();
    var effort = new Effort(1_000_000, () -> asked.incrementAndGet() == 3);
    return new Search<>(Seen.by(game, position), new FastChance(9)).think(effort).tries();
  }

  /** Forty games with so few tries that they cost next to nothing, the same on every machine. */
  @Test
  void lookingAheadBeatsGreedInGauntletAsWell() {
    var game = Shelf.installed().get("gauntlet");
    int wins = 0;
    for (int n = 0; n < 40; n++) wins += wins(game, n) ? 1 : 0;
    assertThat(wins).isGreaterThanOrEqualTo(23);
  }

  private static <P extends Position<P, M>, M extends Move> boolean wins(Game<P, M> game, int n) {
    var chance = FastChance.of(11, n);
    var position = game.deal(Deal.of(2, FastChance.of(12, n / 2)));
    while (!position.isOver()) {
      var bot = Bots.get(position.side(position.chooser()) == n % 2 ? "hard" : "greedy");
      position.apply(bot.choose(Seen.by(game, position), chance, Stop.NEVER), Events.OFF);
    }
    for (int seat = 0; seat < 2; seat++) {
      if (position.side(seat) == n % 2) return position.outcome().won(seat);
    }
    throw new AssertionError("nobody has side " + n % 2);
  }
}
