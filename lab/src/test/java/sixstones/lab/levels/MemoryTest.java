package sixstones.lab.levels;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sixstones.archive.Shelf;
import sixstones.bots.Seen;
import sixstones.bots.Stop;
import sixstones.bots.search.Level;
import sixstones.bots.search.Memory;
import sixstones.bots.search.SearchBot;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;

class MemoryTest {

  private static final int TRIES = 400;
  private static final int CHOICES = 60;

  /** Where a turn has several choices, the later ones were thought about with the first. */
  @ParameterizedTest
  @ValueSource(strings = {"war", "united"})
  void whoRemembersThinksLess(String id) {
    var game = Shelf.installed().get(id);
    int without = redeals(game, new SearchBot(Level.MASTER, TRIES));
    int with = redeals(game, new SearchBot(Level.MASTER, TRIES).remembering(new Memory(100_000)));
    assertThat(with).isLessThan(without * 9 / 10);
  }

  /** With room for nothing it is as if nothing was remembered. */
  @ParameterizedTest
  @ValueSource(strings = {"war", "united"})
  void whatHasNoRoomIsForgotten(String id) {
    var game = Shelf.installed().get(id);
    int with = redeals(game, new SearchBot(Level.MASTER, TRIES).remembering(new Memory(0)));
    int without = redeals(game, new SearchBot(Level.MASTER, TRIES));
    assertThat(with).isGreaterThan(without * 9 / 10);
  }

  /** How often the first choices of a game were thought through. */
  private static <P extends Position<P, M>, M extends Move> int redeals(
      Game<P, M> game, SearchBot bot) {
    var chance = new FastChance(6);
    var position = game.deal(Deal.of(2, new FastChance(4)));
    int redeals = 0;
    for (int i = 0; i < CHOICES && !position.isOver(); i++) {
      var seen = Seen.by(game, position);
      position.apply(bot.choose(seen, chance, Stop.NEVER), Events.OFF);
      redeals += seen.redeals();
    }
    return redeals;
  }
}
