package sixstones.games.loveletter.round;

import java.util.ArrayList;
import java.util.Optional;
import sixstones.engine.Bits;
import sixstones.games.loveletter.box.Card;
import sixstones.games.loveletter.log.Log;
import sixstones.games.loveletter.state.Board;
import sixstones.games.loveletter.state.LastRound;

/** L-END: who wins a round, and who was the only one with a Spy. */
final class RoundEnd {

  private RoundEnd() {}

  static boolean isReached(Board board) {
    return isOneLeft(board) || board.deck().left() == 0;
  }

  private static boolean isOneLeft(Board board) {
    return Bits.count(board.inRound()) == 1;
  }

  static void score(Board board, Log log) {
    var shown = new ArrayList<Optional<Card>>();
    for (int seat = 0; seat < board.seats(); seat++) shown.add(show(board, seat, log));
    int winners = winners(board);
    for (int rest = winners; rest != 0; rest = Bits.rest(rest)) {
      int seat = Bits.first(rest);
      board.tokens(seat, board.tokens(seat) + 1);
      log.wonRound(seat, board.tokens(seat), isOneLeft(board) ? "L-END-01" : "L-END-02");
    }
    int spy = onlySpy(board);
    if (spy != Board.NOBODY) {
      board.tokens(spy, board.tokens(spy) + 1);
      log.onlySpy(spy, board.tokens(spy));
    }
    board.lastRound(new LastRound(board.round(), winners, spy, shown));
    board.starter(nextStarter(board, winners));
  }

  /** L-RULE-04: a last survivor shows nothing. */
  private static Optional<Card> show(Board board, int seat, Log log) {
    if (!board.isIn(seat) || isOneLeft(board)) return Optional.empty();
    var card = board.hands().only(seat);
    log.showed(seat, card, "L-END-02");
    return Optional.of(card);
  }

  /** L-END-02, L-END-03: the highest value, and all who have it. */
  private static int winners(Board board) {
    int best = -1;
    int winners = 0;
    for (int rest = board.inRound(); rest != 0; rest = Bits.rest(rest)) {
      int seat = Bits.first(rest);
      int value = board.hands().only(seat).value();
      if (value > best) winners = 0;
      if (value >= best) winners = Bits.with(winners, seat);
      best = Math.max(best, value);
    }
    return winners;
  }

  /** L-SPY-02, L-RULE-06: of those still in the round. */
  private static int onlySpy(Board board) {
    int spies = board.fronts().ownersOf(Card.SPY) & board.inRound();
    return Bits.count(spies) == 1 ? Bits.first(spies) : Board.NOBODY;
  }

  /** L-END-05, L-RULE-02: the first winner, counted from who began. */
  private static int nextStarter(Board board, int winners) {
    boolean again = Bits.has(winners, board.starter());
    return again ? board.starter() : board.nextIn(winners, board.starter());
  }
}
