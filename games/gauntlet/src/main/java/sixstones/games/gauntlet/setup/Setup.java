package sixstones.games.gauntlet.setup;

import sixstones.engine.Deal;
import sixstones.engine.chance.Chance;
import sixstones.engine.event.Events;
import sixstones.engine.step.StepStack;
import sixstones.games.gauntlet.GauntletOptions;
import sixstones.games.gauntlet.GauntletPosition;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.box.Side;
import sixstones.games.gauntlet.state.Board;
import sixstones.games.gauntlet.state.Course;
import sixstones.games.gauntlet.steps.Play;
import sixstones.games.gauntlet.steps.Step;
import sixstones.games.gauntlet.steps.Turn;

/** G-SETUP: how a game begins. */
public final class Setup {

  private Setup() {}

  public static GauntletPosition deal(Deal deal) {
    int seats = deal.seats();
    var chance = deal.chance();
    var board = Board.empty(seats, thanos(deal, chance));
    for (var card : Box.cards()) board.putOnTop(card.side(), card);
    board.shuffle(Side.HEROES, chance);
    board.shuffle(Side.THANOS, chance);
    setLife(board, Side.HEROES, GauntletOptions.life(deal.options(), Side.HEROES, seats));
    setLife(board, Side.THANOS, GauntletOptions.life(deal.options(), Side.THANOS, seats));
    board.heroTurnsEach(seats == 2 ? deal.options().number(GauntletOptions.HERO_TURNS) : 1);
    // G-RULE-38: after Thanos' very first turn the lone hero has one turn only.
    board.heroTurnsForgone(board.heroTurnsEach() - 1);
    board.stonesOnHisTurn(GauntletOptions.stonesOnHisTurn(deal.options()));
    for (int seat = 0; seat < seats; seat++) {
      for (int i = board.isThanos(seat) ? 2 : 1; i > 0; i--) {
        board.hand(seat, board.hand(seat) | board.draw(board.sideOf(seat)).bit());
      }
    }
    var course = Course.beginning(board, chance);
    var steps = new StepStack<Step>();
    Turn.begin(board.thanos(), new Play(course, steps, Events.OFF));
    return new GauntletPosition(course, steps);
  }

  private static void setLife(Board board, Side side, int life) {
    board.life(side, life);
    board.lifeAtStart(side, life);
  }

  /** G-SETUP-02: whom the table has chosen. */
  private static int thanos(Deal deal, Chance chance) {
    var chosen = deal.options().get(GauntletOptions.THANOS);
    return chosen.equals("random") ? chance.below(deal.seats()) : Integer.parseInt(chosen);
  }
}
