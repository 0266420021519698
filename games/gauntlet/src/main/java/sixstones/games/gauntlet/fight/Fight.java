package sixstones.games.gauntlet.fight;

import sixstones.engine.Bits;
import sixstones.games.gauntlet.box.Card;
import sixstones.games.gauntlet.decks.Defeat;
import sixstones.games.gauntlet.knowledge.Knowledge;
import sixstones.games.gauntlet.log.Log;
import sixstones.games.gauntlet.state.Board;
import sixstones.games.gauntlet.state.Course;
import sixstones.games.gauntlet.state.LastFight;
import sixstones.games.gauntlet.state.Note;

/** G-FIGHT: two cards are compared in secret, the lower one is defeated. */
public final class Fight {

  /** G-POWER-04. */
  public static final int TOKEN = 2;

  private Fight() {}

  public static void between(Course course, int hero, Card thanosCard, Log log) {
    var board = course.board();
    int thanos = board.thanos();
    var heroCard = board.onlyCard(hero);
    Knowledge.sees(board, hero, thanosCard);
    Knowledge.sees(board, thanos, heroCard);
    course.note(hero, thanosCard, thanos, Note.How.FOUGHT);
    course.note(thanos, heroCard, hero, Note.How.FOUGHT);
    boolean heroToken = spend(board, hero);
    boolean thanosToken = spend(board, thanos);
    int heroBonus = heroToken ? TOKEN : 0;
    int thanosBonus = thanosToken ? TOKEN : 0;
    int heroValue = heroCard.value() + heroBonus;
    int thanosValue = thanosCard.value() + thanosBonus;
    int winner = heroValue > thanosValue ? hero : heroValue < thanosValue ? thanos : Board.NONE;
    var fight =
        new LastFight(board.turn(), hero, heroCard, thanosCard, heroToken, thanosToken, winner);
    course.fought(fight);
    log.fought(fight, heroCard, thanosCard);
    if (winner == hero) {
      Defeat.one(course, thanos, thanosCard, log);
      Knowledge.exclude(board, hero, valuesBelow(thanosValue + 1 - heroBonus));
    } else if (winner == thanos) {
      Defeat.one(course, hero, heroCard, log);
      int least = heroValue + 1 - thanosBonus;
      board.thanosHoldsAtLeast(Math.max(board.thanosHoldsAtLeast(), least));
    } else {
      board.tie(hero, heroBonus - thanosBonus);
    }
  }

  /** G-POWER-02, G-POWER-03: who has a token must spend one, and no more. */
  private static boolean spend(Board board, int seat) {
    if (board.tokens(seat) == 0) return false;
    board.tokens(seat, board.tokens(seat) - 1);
    return true;
  }

  private static int valuesBelow(int value) {
    return value <= 0 ? 0 : Bits.all(value);
  }
}
