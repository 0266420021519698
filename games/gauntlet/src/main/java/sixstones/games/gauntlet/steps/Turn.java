package sixstones.games.gauntlet.steps;

import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.decks.Draw;
import sixstones.games.gauntlet.log.WhyDrawn;
import sixstones.games.gauntlet.state.Table;

/** G-TURN: draw a card, play a card, and the next one's turn. */
public final class Turn {

  private Turn() {}

  public static void begin(int seat, Play play) {
    var table = play.table();
    table.active(seat);
    table.turn(table.turn() + 1);
    play.log().turnBegins(seat);
    if (table.isThanos(seat)) Draw.countStones(play.course());
    if (play.course().isOver()) return;
    Draw.one(play.course(), seat, WhyDrawn.TURN, play.log());
    if (play.course().isOver()) return;
    if (playable(table, seat) != 0) {
      play.ask(PlayCard.STEP);
    } else {
      play.log().couldNotPlay(seat);
      next(play);
    }
  }

  /** G-TURN-01, G-2P-04: clockwise; the lone hero has several turns in a row. */
  static void next(Play play) {
    var table = play.table();
    int active = table.active();
    if (!table.isThanos(active) && table.heroTurnsLeft() > 0) {
      table.heroTurnsLeft(table.heroTurnsLeft() - 1);
      begin(active, play);
    } else {
      table.heroTurnsLeft(table.heroTurnsEach() - 1 - table.heroTurnsForgone());
      table.heroTurnsForgone(0);
      begin((active + 1) % table.seats(), play);
    }
  }

  /** G-THANOS-THANOS-01: everything in hand but Thanos-7. */
  static int playable(Table table, int seat) {
    return Box.distinct(table.hand(seat)) & ~Box.thanosCard();
  }
}
