package sixstones.games.gauntlet.judgement;

import java.util.function.ToDoubleFunction;
import sixstones.engine.Bits;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.box.Card;
import sixstones.games.gauntlet.box.Effect;
import sixstones.games.gauntlet.state.Board;

/** What the Time Stone could repeat. */
final class LastEffects {

  private LastEffects() {}

  static double best(Board board, ToDoubleFunction<Card> worth) {
    double best = 0;
    for (int rest = board.front(board.thanos()); rest != 0; rest = Bits.rest(rest)) {
      var card = Box.card(Bits.first(rest));
      if (card.effect() != Effect.TIME_STONE) best = Math.max(best, worth.applyAsDouble(card));
    }
    return best;
  }
}
