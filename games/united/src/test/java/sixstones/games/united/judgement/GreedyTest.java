package sixstones.games.united.judgement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sixstones.bots.Bot;
import sixstones.bots.GreedyBot;
import sixstones.bots.RandomBot;
import sixstones.bots.Seen;
import sixstones.engine.Deal;
import sixstones.engine.Options;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.games.united.United;

/** The judgement makes greedy Heroes who win and lose, and a greedy Villain who beats chance. */
class GreedyTest {

  private static final int GAMES = 16;

  @Test
  void greedyHeroesWinWhereRandomOnesNeverDo() {
    int greedy = 0;
    int random = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      if (heroesWin(Options.STANDARD, seed, new GreedyBot(), new GreedyBot())) greedy++;
      if (heroesWin(Options.STANDARD, seed, new RandomBot(), new RandomBot())) random++;
    }
    assertThat(greedy).isBetween(GAMES / 4, GAMES - 1);
    assertThat(random).isZero();
  }

  @Test
  void aGreedyVillainWinsMoreThanARandomOne() {
    var options = Options.of("mode", "supervillain");
    int greedy = 0;
    int random = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      if (!heroesWin(options, seed, new GreedyBot(), new GreedyBot())) greedy++;
      if (!heroesWin(options, seed, new GreedyBot(), new RandomBot())) random++;
    }
    assertThat(greedy).isGreaterThan(random);
  }

  private static boolean heroesWin(Options options, int seed, Bot heroes, Bot villain) {
    var game = new United();
    var position = game.deal(new Deal(3, options, FastChance.of(17, seed)));
    var chance = FastChance.of(18, seed);
    while (!position.isOver()) {
      boolean hero = (position.board().heroSeats() >> position.chooser() & 1) != 0;
      var bot = hero ? heroes : villain;
      position.apply(bot.choose(Seen.by(game, position), chance, () -> false), Events.OFF);
    }
    return position.ending().heroesWin();
  }
}
