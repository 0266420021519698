package sixstones.games.gauntlet.fight;

import sixstones.engine.Bits;
import sixstones.games.gauntlet.box.Card;
import sixstones.games.gauntlet.decks.Defeat;
import sixstones.games.gauntlet.knowledge.Knowledge;
import sixstones.games.gauntlet.log.Log;
import sixstones.games.gauntlet.state.Course;
import sixstones.games.gauntlet.state.LastFight;
import sixstones.games.gauntlet.state.Note;
import sixstones.games.gauntlet.state.Table;

/** G-FIGHT: two cards are compared in secret, the lower one is defeated. */
public final class Fight {

  /** G-POWER-04. */
  public static final int TOKEN = 2;

  private Fight() {}

  public static void between(Course course, int hero, Card thanosCard, Log log) {
    var table = course.table();
    int thanos = table.thanos();
    var heroCard = table.onlyCard(hero);
    Knowledge.sees(table, hero, thanosCard);
    Knowledge.sees(table, thanos, heroCard);
    course.note(hero, thanosCard, thanos, Note.How.FOUGHT);
    course.note(thanos, heroCard, hero, Note.How.FOUGHT);
    boolean heroToken = spend(table, hero);
    boolean thanosToken = spend(table, thanos);
    int heroBonus = heroToken ? TOKEN : 0;
    int thanosBonus = thanosToken ? TOKEN : 0;
    int heroValue = heroCard.value() + heroBonus;
    int thanosValue = thanosCard.value() + thanosBonus;
    int winner = heroValue > thanosValue ? hero : heroValue < thanosValue ? thanos : Table.NONE;
    var fight =
        new LastFight(table.turn(), hero, heroCard, thanosCard, heroToken, thanosToken, winner);
    course.fought(fight);
    log.fought(fight, heroCard, thanosCard);
    if (winner == hero) {
      Defeat.one(course, thanos, thanosCard, log);
      Knowledge.exclude(table, hero, valuesBelow(thanosValue + 1 - heroBonus));
    } else if (winner == thanos) {
      Defeat.one(course, hero, heroCard, log);
      int least = heroValue + 1 - thanosBonus;
      table.thanosHoldsAtLeast(Math.max(table.thanosHoldsAtLeast(), least));
    } else {
      table.tie(hero, heroBonus - thanosBonus);
    }
  }

  /** G-POWER-02, G-POWER-03: who has a token must spend one, and no more. */
  private static boolean spend(Table table, int seat) {
    if (table.tokens(seat) == 0) return false;
    table.tokens(seat, table.tokens(seat) - 1);
    return true;
  }

  private static int valuesBelow(int value) {
    return value <= 0 ? 0 : Bits.all(value);
  }
}
