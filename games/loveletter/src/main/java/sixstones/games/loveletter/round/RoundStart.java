package sixstones.games.loveletter.round;

import java.util.ArrayList;
import sixstones.engine.chance.Chance;
import sixstones.games.loveletter.box.Box;
import sixstones.games.loveletter.box.Card;
import sixstones.games.loveletter.log.Log;
import sixstones.games.loveletter.state.Table;

/** L-DEAL: the cards are shuffled and dealt, and the starter's turn begins. */
public final class RoundStart {

  private static final int FACE_UP = 3;

  private RoundStart() {}

  public static void deal(Table table, Chance chance, Log log) {
    table.round(table.round() + 1);
    table.fronts().clear();
    table.hands().clearAll();
    table.guarded(0);
    table.inRound((1 << table.seats()) - 1);
    log.roundBegins(table.round(), table.starter());
    shuffle(table, chance);
    table.aside(table.deck().card(table.deck().draw()));
    layFaceUp(table, log);
    for (int i = 0; i < table.seats(); i++) {
      Draw.one(table, (table.starter() + i) % table.seats(), "L-DEAL-05", log);
    }
    Turn.begin(table, table.starter(), log);
  }

  private static void shuffle(Table table, Chance chance) {
    int[] cards = new int[Box.CARDS];
    int count = 0;
    for (var card : Card.values()) {
      for (int i = 0; i < card.copies(); i++) cards[count++] = card.index();
    }
    chance.shuffle(cards, count);
    table.deck().clear();
    for (int card : cards) table.deck().putOnTop(Card.of(card), 0);
  }

  private static void layFaceUp(Table table, Log log) {
    var cards = new ArrayList<Card>();
    while (table.seats() == 2 && cards.size() < FACE_UP) {
      cards.add(table.deck().card(table.deck().draw()));
    }
    table.faceUp(cards);
    log.layFaceUp(cards);
  }
}
