package sixstones.games.loveletter.round;

import static java.util.Objects.requireNonNull;

import sixstones.games.loveletter.knowledge.Knowledge;
import sixstones.games.loveletter.log.Log;
import sixstones.games.loveletter.state.Table;

/** A hidden card comes into a hand. */
public final class Draw {

  private Draw() {}

  /** The top card of the deck; the rule says why. */
  public static void one(Table table, int seat, String rule, Log log) {
    int known = Knowledge.whoKnewTop(table);
    var card = table.deck().card(table.deck().draw());
    table.hands().take(seat, card, known);
    log.drew(seat, card, rule);
  }

  /** L-PRINCE-03: it lies there until the deck is empty, and then the round ends. */
  public static void aside(Table table, int seat, Log log) {
    var card = requireNonNull(table.aside());
    table.aside(null);
    table.hands().take(seat, card, 0);
    log.drewAside(seat, card);
  }
}
