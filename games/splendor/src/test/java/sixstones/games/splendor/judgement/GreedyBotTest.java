package sixstones.games.splendor.judgement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sixstones.bots.Bots;
import sixstones.bots.Seen;
import sixstones.bots.Stop;
import sixstones.engine.Deal;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.games.splendor.Splendor;

class GreedyBotTest {

  private static final Splendor SPLENDOR = new Splendor();

  @Test
  void greedyBeatsRandomInNineteenOfTwentyTwoPlayerGames() {
    int wins = 0;
    int games = 200;
    for (int n = 0; n < games; n++) wins += greedyWins(n, n % 2) ? 1 : 0;
    assertThat(wins).isGreaterThanOrEqualTo(games * 95 / 100);
  }

  private static boolean greedyWins(int n, int greedySeat) {
    var chance = FastChance.of(7, n);
    var position = SPLENDOR.deal(Deal.of(2, chance));
    while (!position.isOver()) {
      var bot = Bots.get(position.chooser() == greedySeat ? "greedy" : "random");
      position.apply(bot.choose(Seen.by(SPLENDOR, position), chance, Stop.NEVER), Events.OFF);
    }
    return position.outcome().winners() == 1 << greedySeat;
  }
}
