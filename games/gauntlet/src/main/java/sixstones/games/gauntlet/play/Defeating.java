package sixstones.games.gauntlet.play;

import sixstones.games.gauntlet.cards.Box;
import sixstones.games.gauntlet.knowledge.Knowing;

/** G-DEFEAT: life, then the card face up, then a new card. */
final class Defeating {

  private Defeating() {}

  static void defeat(GauntletPosition position, int seat, int card, Telling telling) {
    var table = position.table();
    boolean hero = !table.isThanos(seat);
    loseLife(position, hero, 1);
    show(position, seat, card, telling);
    if (position.ending() != Ending.NONE) return;
    Drawing.draw(position, seat, telling);
    if (position.ending() != Ending.NONE || !Box.card(card).returnsToDeck()) return;
    table.front(seat, table.front(seat) & ~(1 << card));
    table.defeated(table.defeated() & ~(1 << card));
    Drawing.shuffleIn(position, card);
    telling.shuffledIn(Box.card(card));
  }

  /** G-END-01, G-END-02, G-DEFEAT-06: the last life ends the game before anything else. */
  static void loseLife(GauntletPosition position, boolean hero, int count) {
    var table = position.table();
    table.life(hero, table.life(hero) - count);
    if (table.life(hero) > 0) return;
    position.end(hero ? Ending.THANOS_WINS_BY_LIFE : Ending.HEROES_WIN);
  }

  static void show(GauntletPosition position, int seat, int card, Telling telling) {
    var table = position.table();
    table.hand(seat, table.hand(seat) & ~(1 << card));
    table.front(seat, table.front(seat) | 1 << card);
    if (table.isThanos(seat)) table.defeated(table.defeated() | 1 << card);
    Knowing.handChanged(table, seat);
    Knowing.isShown(table, card);
    telling.defeated(seat, Box.card(card));
  }
}
