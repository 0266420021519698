package sixstones.games.gauntlet.setup;

import sixstones.engine.Deal;
import sixstones.engine.chance.Chance;
import sixstones.engine.event.Events;
import sixstones.engine.step.StepStack;
import sixstones.games.gauntlet.GauntletOptions;
import sixstones.games.gauntlet.GauntletPosition;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.box.Side;
import sixstones.games.gauntlet.state.Course;
import sixstones.games.gauntlet.state.Table;
import sixstones.games.gauntlet.steps.Play;
import sixstones.games.gauntlet.steps.Step;
import sixstones.games.gauntlet.steps.Turn;

/** G-SETUP: how a game begins. */
public final class Setup {

  private Setup() {}

  public static GauntletPosition deal(Deal deal) {
    int seats = deal.seats();
    var chance = deal.chance();
    var table = Table.empty(seats, thanos(deal, chance));
    for (var card : Box.cards()) table.putOnTop(card.side(), card);
    table.shuffle(Side.HEROES, chance);
    table.shuffle(Side.THANOS, chance);
    setLife(table, Side.HEROES, GauntletOptions.life(deal.options(), Side.HEROES, seats));
    setLife(table, Side.THANOS, GauntletOptions.life(deal.options(), Side.THANOS, seats));
    table.heroTurnsEach(seats == 2 ? deal.options().number(GauntletOptions.HERO_TURNS) : 1);
    // G-RULE-38: after Thanos' very first turn the lone hero has one turn only.
    table.heroTurnsForgone(table.heroTurnsEach() - 1);
    table.stonesOnHisTurn(GauntletOptions.stonesOnHisTurn(deal.options()));
    for (int seat = 0; seat < seats; seat++) {
      for (int i = table.isThanos(seat) ? 2 : 1; i > 0; i--) {
        table.hand(seat, table.hand(seat) | table.draw(table.sideOf(seat)).bit());
      }
    }
    var course = Course.beginning(table, chance);
    var steps = new StepStack<Step>();
    Turn.begin(table.thanos(), new Play(course, steps, Events.OFF));
    return new GauntletPosition(course, steps);
  }

  private static void setLife(Table table, Side side, int life) {
    table.life(side, life);
    table.lifeAtStart(side, life);
  }

  /** G-SETUP-02: whom the table has chosen. */
  private static int thanos(Deal deal, Chance chance) {
    var chosen = deal.options().get(GauntletOptions.THANOS);
    return chosen.equals("random") ? chance.below(deal.seats()) : Integer.parseInt(chosen);
  }
}
