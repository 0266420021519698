package sixstones.games.loveletter.cards;

import sixstones.games.loveletter.box.Card;
import sixstones.games.loveletter.knowledge.Knowledge;
import sixstones.games.loveletter.log.Log;
import sixstones.games.loveletter.state.Table;

/** L-GUARD-01: a character is named, and held or not. */
public final class Guess {

  private Guess() {}

  public static void of(Table table, int seat, Card named, Log log) {
    log.named(table.active(), seat, named);
    if (table.hands().only(seat) == named) {
      KnockOut.of(table, seat, Card.GUARD.rule(1), log);
    } else {
      Knowledge.isNot(table.hands(), seat, named.bit());
      log.missed(seat, named);
    }
  }
}
