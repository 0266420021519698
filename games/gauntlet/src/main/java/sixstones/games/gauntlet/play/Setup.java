package sixstones.games.gauntlet.play;

import sixstones.engine.BadDeal;
import sixstones.engine.Deal;
import sixstones.engine.chance.Chance;
import sixstones.engine.event.Events;
import sixstones.engine.step.StepStack;
import sixstones.games.gauntlet.GauntletOptions;
import sixstones.games.gauntlet.cards.Box;
import sixstones.games.gauntlet.table.Table;

/** G-SETUP: how a game begins. */
public final class Setup {

  private Setup() {}

  public static GauntletPosition deal(Deal deal) {
    int seats = deal.seats();
    var chance = deal.chance();
    var table = Table.empty(seats, thanos(deal, chance));
    for (var card : Box.cards()) table.putOnTop(card.hero(), card.index());
    table.shuffle(true, chance);
    table.shuffle(false, chance);
    setLife(table, true, GauntletOptions.life(deal.options(), true, seats));
    setLife(table, false, GauntletOptions.life(deal.options(), false, seats));
    table.heroTurnsEach(seats == 2 ? deal.options().number(GauntletOptions.HERO_TURNS) : 1);
    for (int seat = 0; seat < seats; seat++) {
      for (int i = table.isThanos(seat) ? 2 : 1; i > 0; i--) {
        table.hand(seat, table.hand(seat) | 1 << table.draw(!table.isThanos(seat)));
      }
    }
    var position = new GauntletPosition(table, new StepStack<>(), chance, null, null, Ending.NONE);
    new Playing(position, Events.OFF).beginTurn(table.thanos());
    return position;
  }

  private static void setLife(Table table, boolean hero, int life) {
    table.life(hero, life);
    table.lifeAtStart(hero, life);
  }

  /** G-SETUP-02: whom the table has chosen. */
  private static int thanos(Deal deal, Chance chance) {
    var chosen = deal.options().get(GauntletOptions.THANOS);
    if (chosen.equals("random")) return chance.below(deal.seats());
    int seat = Integer.parseInt(chosen);
    if (seat >= deal.seats()) throw new BadDeal("There is no seat " + seat + " to be Thanos.");
    return seat;
  }
}
