package sixstones.games.gauntlet.play;

import java.util.ArrayList;
import sixstones.games.gauntlet.cards.Box;
import sixstones.games.gauntlet.knowledge.Knowing;
import sixstones.games.gauntlet.table.Table;

/** G-DECK: cards come from the decks and go back into them. */
final class Drawing {

  private Drawing() {}

  static void draw(GauntletPosition position, int seat, Telling telling) {
    if (position.table().isThanos(seat)) drawThanos(position, telling);
    else drawHero(position, seat, telling);
  }

  private static void drawHero(GauntletPosition position, int seat, Telling telling) {
    var table = position.table();
    int card = table.draw(true);
    table.hand(seat, table.hand(seat) | 1 << card);
    Knowing.handChanged(table, seat);
    telling.drew(seat, Box.card(card));
    if (table.leftInDeck(true) == 0) reshuffle(position, telling);
  }

  /** G-DECK-07: an empty deck gives nothing. G-RULE-21: the sixth stone wins at once. */
  private static void drawThanos(GauntletPosition position, Telling telling) {
    var table = position.table();
    if (table.leftInDeck(false) == 0) return;
    int card = table.draw(false);
    int seat = table.thanos();
    table.hand(seat, table.hand(seat) | 1 << card);
    Knowing.handChanged(table, seat);
    telling.drew(seat, Box.card(card));
    if (table.hasAllStones()) position.end(Ending.THANOS_WINS_BY_STONES);
  }

  /** G-DECK-02: every face-up hero card, whoever it lies in front of. */
  private static void reshuffle(GauntletPosition position, Telling telling) {
    var table = position.table();
    var cards = new ArrayList<String>();
    for (int card = 0; card < Box.HEROES; card++) {
      for (int seat = 0; seat < table.seats(); seat++) {
        if ((table.front(seat) >> card & 1) == 0) continue;
        table.front(seat, table.front(seat) & ~(1 << card));
        table.putOnTop(true, card);
        cards.add(Box.card(card).key());
      }
    }
    table.shuffle(true, position.chance());
    Knowing.shuffled(table, true);
    telling.reshuffled(cards);
  }

  /** G-DEFEAT-04: a stone or Thanos-7 goes back among the others. */
  static void shuffleIn(GauntletPosition position, int card) {
    Table table = position.table();
    table.putOnTop(false, card);
    table.shuffle(false, position.chance());
    Knowing.shuffled(table, false);
  }
}
