package sixstones.games.gauntlet.judgement;

import java.util.function.ToDoubleFunction;
import sixstones.games.gauntlet.cards.Box;
import sixstones.games.gauntlet.cards.Card;
import sixstones.games.gauntlet.table.Table;

/** What the Time Stone could repeat. */
final class LastEffects {

  private LastEffects() {}

  static double best(Table table, ToDoubleFunction<Card> worth) {
    double best = 0;
    for (int rest = table.front(table.thanos()); rest != 0; rest &= rest - 1) {
      var card = Box.card(Integer.numberOfTrailingZeros(rest));
      if (card.value() < 6) best = Math.max(best, worth.applyAsDouble(card));
    }
    return best;
  }
}
