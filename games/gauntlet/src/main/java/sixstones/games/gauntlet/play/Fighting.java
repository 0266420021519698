package sixstones.games.gauntlet.play;

import sixstones.games.gauntlet.cards.Box;
import sixstones.games.gauntlet.knowledge.Knowing;
import sixstones.games.gauntlet.knowledge.LastFight;
import sixstones.games.gauntlet.table.Table;

/** G-FIGHT: two cards are compared in secret, the lower one is defeated. */
final class Fighting {

  /** G-POWER-04. */
  private static final int TOKEN = 2;

  private Fighting() {}

  static void fight(GauntletPosition position, int hero, int thanosCard, Telling telling) {
    var table = position.table();
    int thanos = table.thanos();
    int heroCard = table.onlyCard(hero);
    Knowing.sees(table, hero, thanosCard);
    Knowing.sees(table, thanos, heroCard);
    position.note(1 << hero, thanosCard, thanos, "fought");
    position.note(1 << thanos, heroCard, hero, "fought");
    boolean heroToken = spend(table, hero);
    boolean thanosToken = spend(table, thanos);
    int heroBonus = heroToken ? TOKEN : 0;
    int thanosBonus = thanosToken ? TOKEN : 0;
    int heroValue = Box.card(heroCard).value() + heroBonus;
    int thanosValue = Box.card(thanosCard).value() + thanosBonus;
    int winner = heroValue > thanosValue ? hero : heroValue < thanosValue ? thanos : Table.NONE;
    var fight =
        new LastFight(table.turn(), hero, heroCard, thanosCard, heroToken, thanosToken, winner);
    position.fought(fight);
    telling.fought(fight);
    if (winner == hero) {
      Defeating.defeat(position, thanos, thanosCard, telling);
      Knowing.exclude(table, hero, valuesBelow(thanosValue + 1 - heroBonus));
    } else if (winner == thanos) {
      Defeating.defeat(position, hero, heroCard, telling);
      table.thanosHoldsAtLeast(Math.max(0, heroValue + 1 - thanosBonus));
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
    return value <= 0 ? 0 : (1 << value) - 1;
  }
}
