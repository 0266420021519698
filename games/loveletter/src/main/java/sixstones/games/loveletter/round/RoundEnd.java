package sixstones.games.loveletter.round;

import java.util.ArrayList;
import java.util.Optional;
import sixstones.engine.Bits;
import sixstones.games.loveletter.box.Card;
import sixstones.games.loveletter.log.Log;
import sixstones.games.loveletter.state.LastRound;
import sixstones.games.loveletter.state.Table;

/** L-END: who wins a round, and who was the only one with a Spy. */
final class RoundEnd {

  private RoundEnd() {}

  static boolean isReached(Table table) {
    return isOneLeft(table) || table.deck().left() == 0;
  }

  private static boolean isOneLeft(Table table) {
    return Bits.count(table.inRound()) == 1;
  }

  static void score(Table table, Log log) {
    var shown = new ArrayList<Optional<Card>>();
    for (int seat = 0; seat < table.seats(); seat++) shown.add(show(table, seat, log));
    int winners = winners(table);
    for (int rest = winners; rest != 0; rest = Bits.rest(rest)) {
      int seat = Bits.first(rest);
      table.tokens(seat, table.tokens(seat) + 1);
      log.wonRound(seat, table.tokens(seat), isOneLeft(table) ? "L-END-01" : "L-END-02");
    }
    int spy = onlySpy(table);
    if (spy != Table.NOBODY) {
      table.tokens(spy, table.tokens(spy) + 1);
      log.onlySpy(spy, table.tokens(spy));
    }
    table.lastRound(new LastRound(table.round(), winners, spy, shown));
    table.starter(nextStarter(table, winners));
  }

  /** L-RULE-04: a last survivor shows nothing. */
  private static Optional<Card> show(Table table, int seat, Log log) {
    if (!table.isIn(seat) || isOneLeft(table)) return Optional.empty();
    var card = table.hands().only(seat);
    log.showed(seat, card, "L-END-02");
    return Optional.of(card);
  }

  /** L-END-02, L-END-03: the highest value, and all who have it. */
  private static int winners(Table table) {
    int best = -1;
    int winners = 0;
    for (int rest = table.inRound(); rest != 0; rest = Bits.rest(rest)) {
      int seat = Bits.first(rest);
      int value = table.hands().only(seat).value();
      if (value > best) winners = 0;
      if (value >= best) winners = Bits.with(winners, seat);
      best = Math.max(best, value);
    }
    return winners;
  }

  /** L-SPY-02, L-RULE-06: of those still in the round. */
  private static int onlySpy(Table table) {
    int spies = table.fronts().ownersOf(Card.SPY) & table.inRound();
    return Bits.count(spies) == 1 ? Bits.first(spies) : Table.NOBODY;
  }

  /** L-END-05, L-RULE-02: the first winner, counted from who began. */
  private static int nextStarter(Table table, int winners) {
    boolean again = Bits.has(winners, table.starter());
    return again ? table.starter() : table.nextIn(winners, table.starter());
  }
}
