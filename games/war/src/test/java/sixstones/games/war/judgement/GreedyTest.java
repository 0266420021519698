package sixstones.games.war.judgement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sixstones.bots.GreedyBot;
import sixstones.bots.RandomBot;
import sixstones.bots.Seen;
import sixstones.engine.Deal;
import sixstones.engine.Outcome;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.games.war.War;

/** The judgement makes a greedy bot that plays the game. */
class GreedyTest {

  private static final int GAMES = 24;

  @Test
  void greedyBeatsRandomAndScores() {
    double won = 0;
    int points = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      var outcome = new Duel(seed).play();
      won += outcome.share(seed % 2, false);
      points += outcome.scores().get(seed % 2);
    }
    assertThat(won / GAMES).isGreaterThanOrEqualTo(0.9);
    assertThat(points / GAMES).isGreaterThanOrEqualTo(5);
  }

  /** Greedy on the seat of the seed's parity against random on the other. */
  private record Duel(int seed) {

    Outcome play() {
      var game = new War();
      var greedy = new GreedyBot();
      var random = new RandomBot();
      var position = game.deal(Deal.of(2, FastChance.of(17, seed)));
      var chance = FastChance.of(18, seed);
      while (!position.isOver()) {
        var bot = position.chooser() == seed % 2 ? greedy : random;
        var move = bot.choose(Seen.by(game, position), chance, () -> false);
        position.apply(move, Events.OFF);
      }
      return position.outcome();
    }
  }
}
