package sixstones.games.gauntlet.decks;

import sixstones.engine.Bits;
import sixstones.games.gauntlet.box.Box;
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
    if (course.board().isThanos(seat)) fromThanosDeck(course, why, log);
    else fromHeroDeck(course, seat, why, log);
  }

  private static void fromHeroDeck(Course course, int seat, WhyDrawn why, Log log) {
    var board = course.board();
    int card = board.draw(Side.HEROES);
    board.hand(seat, Bits.with(board.hand(seat), card));
    Knowledge.handChanged(board, seat);
    log.drew(seat, Box.card(card), why);
    if (board.leftInDeck(Side.HEROES) == 0) reshuffle(course, log);
  }

  /** G-DECK-07: an empty deck gives nothing. */
  private static void fromThanosDeck(Course course, WhyDrawn why, Log log) {
    var board = course.board();
    int seat = board.thanos();
    if (board.leftInDeck(Side.THANOS) == 0) {
      log.deckWasEmpty(seat);
      return;
    }
    int card = board.draw(Side.THANOS);
    board.hand(seat, Bits.with(board.hand(seat), card));
    Knowledge.handChanged(board, seat);
    log.drew(seat, Box.card(card), why);
    countStones(course);
  }

  /** G-END-03, G-RULE-21: six stones win at once, or as soon as it is Thanos' turn. */
  public static void countStones(Course course) {
    var board = course.board();
    if (!board.stonesCount()) return;
    if (board.hasAllStones()) course.end(Ending.THANOS_WINS_BY_STONES);
    else board.mayBeComplete(false);
  }

  /** G-DECK-02: every face-up hero card, whoever it lies in front of. */
  private static void reshuffle(Course course, Log log) {
    var board = course.board();
    int cards = 0;
    for (int seat = 0; seat < board.seats(); seat++) {
      if (board.isThanos(seat)) continue;
      cards |= board.front(seat);
      board.front(seat, 0);
    }
    board.defeated(board.defeated() & ~cards);
    for (int rest = cards; rest != 0; rest = Bits.rest(rest)) {
      board.putOnTop(Side.HEROES, Bits.first(rest));
    }
    board.shuffle(Side.HEROES, course.chance());
    Knowledge.shuffled(board, Side.HEROES);
    log.reshuffled(cards);
  }

  /** G-DEFEAT-04: a stone or Thanos-7 goes back among the others. */
  static void shuffleIn(Course course, int card) {
    var board = course.board();
    board.putOnTop(Side.THANOS, card);
    board.shuffle(Side.THANOS, course.chance());
    Knowledge.shuffled(board, Side.THANOS);
  }
}
