package sixstones.games.loveletter.cards;

import sixstones.games.loveletter.box.Card;
import sixstones.games.loveletter.knowledge.Knowledge;
import sixstones.games.loveletter.log.Log;
import sixstones.games.loveletter.round.Draw;
import sixstones.games.loveletter.state.Table;

/** L-PRINCE: a hand is discarded, and a new card drawn. */
public final class NewHand {

  private NewHand() {}

  public static void of(Table table, int seat, Log log) {
    var hands = table.hands();
    var discarded = hands.only(seat);
    Knowledge.isShown(hands, seat);
    log.discarded(seat, discarded);
    table.fronts().add(seat, discarded);
    hands.clear(seat);
    if (discarded == Card.PRINCESS) {
      KnockOut.of(table, seat, Card.PRINCESS.rule(1), log);
    } else if (table.deck().left() > 0) {
      Draw.one(table, seat, Card.PRINCE.rule(1), log);
    } else {
      Draw.aside(table, seat, log);
    }
  }
}
