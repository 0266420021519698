package sixstones.games.gauntlet.decks;

import sixstones.engine.Bits;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.box.Side;
import sixstones.games.gauntlet.knowledge.Knowledge;
import sixstones.games.gauntlet.log.Log;
import sixstones.games.gauntlet.log.WhyDrawn;
import sixstones.games.gauntlet.state.Course;
import sixstones.games.gauntlet.state.Ending;

/** G-DEFEAT: life, then the card face up, then a new card. */
public final class Defeat {

  private Defeat() {}

  public static void one(Course course, int seat, int card, Log log) {
    var board = course.board();
    loseLife(course, board.sideOf(seat), 1);
    show(course, seat, card, log);
    if (course.isOver()) return;
    Draw.one(course, seat, WhyDrawn.DEFEATED, log);
    if (course.isOver() || !Box.card(card).returnsToDeck()) return;
    board.front(seat, Bits.without(board.front(seat), card));
    board.defeated(Bits.without(board.defeated(), card));
    Draw.shuffleIn(course, card);
    log.shuffledIn(Box.card(card));
  }

  /**
   * G-THANOS-MINDSTONE-03, G-RULE-12: all at once, then the redraws in turn order.
   *
   * @param heroes the heroes who are hit, as a bit set
   */
  public static void several(Course course, int heroes, Log log) {
    var board = course.board();
    loseLife(course, Side.HEROES, Bits.count(heroes));
    for (int rest = heroes; rest != 0; rest = Bits.rest(rest)) {
      int hero = Bits.first(rest);
      show(course, hero, board.onlyCard(hero), log);
    }
    for (int i = 1; i < board.seats() && !course.isOver(); i++) {
      int hero = (board.thanos() + i) % board.seats();
      if (Bits.has(heroes, hero)) Draw.one(course, hero, WhyDrawn.DEFEATED, log);
    }
  }

  /** G-END-01, G-END-02, G-DEFEAT-06: the last life ends the game before anything else. */
  private static void loseLife(Course course, Side side, int count) {
    var board = course.board();
    board.life(side, board.life(side) - count);
    if (board.life(side) > 0) return;
    course.end(side == Side.HEROES ? Ending.THANOS_WINS_BY_LIFE : Ending.HEROES_WIN);
  }

  private static void show(Course course, int seat, int card, Log log) {
    var board = course.board();
    board.hand(seat, Bits.without(board.hand(seat), card));
    board.front(seat, Bits.with(board.front(seat), card));
    board.defeated(Bits.with(board.defeated(), card));
    Knowledge.handChanged(board, seat);
    Knowledge.isShown(board, seat, card);
    log.defeated(seat, Box.card(card));
  }
}
