package sixstones.games.gauntlet.decks;

import sixstones.engine.Bits;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.box.Card;
import sixstones.games.gauntlet.box.Side;
import sixstones.games.gauntlet.knowledge.Knowledge;
import sixstones.games.gauntlet.log.Log;
import sixstones.games.gauntlet.log.WhyDrawn;
import sixstones.games.gauntlet.state.Course;
import sixstones.games.gauntlet.state.Ending;

/** G-DECK: cards come from the decks and go back into them. */
public final class Draw {

  private Draw() {}

  public static void one(Course course, int seat, WhyDrawn why, Log log) {
    if (course.table().isThanos(seat)) fromThanosDeck(course, why, log);
    else fromHeroDeck(course, seat, why, log);
  }

  private static void fromHeroDeck(Course course, int seat, WhyDrawn why, Log log) {
    var table = course.table();
    var card = table.draw(Side.HEROES);
    table.hand(seat, Bits.with(table.hand(seat), card.index()));
    Knowledge.handChanged(table, seat);
    log.drew(seat, card, why);
    if (table.leftInDeck(Side.HEROES) == 0) reshuffle(course, log);
  }

  /** G-DECK-07: an empty deck gives nothing. */
  private static void fromThanosDeck(Course course, WhyDrawn why, Log log) {
    var table = course.table();
    int seat = table.thanos();
    if (table.leftInDeck(Side.THANOS) == 0) {
      log.deckWasEmpty(seat);
      return;
    }
    var card = table.draw(Side.THANOS);
    table.hand(seat, Bits.with(table.hand(seat), card.index()));
    Knowledge.handChanged(table, seat);
    log.drew(seat, card, why);
    countStones(course);
  }

  /** G-END-03, G-RULE-21: six stones win at once, or as soon as it is Thanos' turn. */
  public static void countStones(Course course) {
    var table = course.table();
    if (!table.stonesCount()) return;
    if (table.hasAllStones()) course.end(Ending.THANOS_WINS_BY_STONES);
    else table.mayBeComplete(false);
  }

  /** G-DECK-02: every face-up hero card, whoever it lies in front of. */
  private static void reshuffle(Course course, Log log) {
    var table = course.table();
    int cards = 0;
    for (int seat = 0; seat < table.seats(); seat++) {
      if (table.isThanos(seat)) continue;
      cards |= table.front(seat);
      table.front(seat, 0);
    }
    table.defeated(table.defeated() & ~cards);
    for (int rest = cards; rest != 0; rest = Bits.rest(rest)) {
      table.putOnTop(Side.HEROES, Box.card(Bits.first(rest)));
    }
    table.shuffle(Side.HEROES, course.chance());
    Knowledge.shuffled(table, Side.HEROES);
    log.reshuffled(cards);
  }

  /** G-DEFEAT-04: a stone or Thanos-7 goes back among the others. */
  static void shuffleIn(Course course, Card card) {
    var table = course.table();
    table.putOnTop(Side.THANOS, card);
    table.shuffle(Side.THANOS, course.chance());
    Knowledge.shuffled(table, Side.THANOS);
  }
}
