package sixstones.games.gauntlet.decks;

import sixstones.engine.Bits;
import sixstones.games.gauntlet.box.Card;
import sixstones.games.gauntlet.box.Side;
import sixstones.games.gauntlet.knowledge.Knowledge;
import sixstones.games.gauntlet.log.Log;
import sixstones.games.gauntlet.log.WhyDrawn;
import sixstones.games.gauntlet.state.Course;
import sixstones.games.gauntlet.state.Ending;

/** G-DEFEAT: life, then the card face up, then a new card. */
public final class Defeat {

  private Defeat() {}

  public static void one(Course course, int seat, Card card, Log log) {
    var table = course.table();
    loseLife(course, table.sideOf(seat), 1);
    show(course, seat, card, log);
    if (course.isOver()) return;
    Draw.one(course, seat, WhyDrawn.DEFEATED, log);
    if (course.isOver() || !card.returnsToDeck()) return;
    table.front(seat, Bits.without(table.front(seat), card.index()));
    table.defeated(Bits.without(table.defeated(), card.index()));
    Draw.shuffleIn(course, card);
    log.shuffledIn(card);
  }

  /**
   * G-THANOS-MINDSTONE-03, G-RULE-12: all at once, then the redraws in turn order.
   *
   * @param heroes the heroes who are hit, as a bit set
   */
  public static void several(Course course, int heroes, Log log) {
    var table = course.table();
    loseLife(course, Side.HEROES, Bits.count(heroes));
    for (int rest = heroes; rest != 0; rest = Bits.rest(rest)) {
      int hero = Bits.first(rest);
      show(course, hero, table.onlyCard(hero), log);
    }
    for (int i = 1; i < table.seats() && !course.isOver(); i++) {
      int hero = (table.thanos() + i) % table.seats();
      if (Bits.has(heroes, hero)) Draw.one(course, hero, WhyDrawn.DEFEATED, log);
    }
  }

  /** G-END-01, G-END-02, G-DEFEAT-06: the last life ends the game before anything else. */
  private static void loseLife(Course course, Side side, int count) {
    var table = course.table();
    table.life(side, table.life(side) - count);
    if (table.life(side) > 0) return;
    course.end(side == Side.HEROES ? Ending.THANOS_WINS_BY_LIFE : Ending.HEROES_WIN);
  }

  private static void show(Course course, int seat, Card card, Log log) {
    var table = course.table();
    table.hand(seat, Bits.without(table.hand(seat), card.index()));
    table.front(seat, Bits.with(table.front(seat), card.index()));
    table.defeated(Bits.with(table.defeated(), card.index()));
    Knowledge.handChanged(table, seat);
    Knowledge.isShown(table, seat, card);
    log.defeated(seat, card);
  }
}
