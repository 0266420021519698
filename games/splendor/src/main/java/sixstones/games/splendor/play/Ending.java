package sixstones.games.splendor.play;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.Outcome;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.games.splendor.board.Board;
import sixstones.games.splendor.cards.Box;

/** S-END: when the game is over, and who has won. */
final class Ending {

  private Ending() {}

  /** The Gauntlet check, then the next seat or the end. */
  static Step endOfTurn(Board board, Events out) {
    int seat = board.active();
    if (out.on() && Rules.fulfilsGauntlet(board, seat)) Telling.gauntlet(out, seat);
    if (seat + 1 < board.seats()) {
      board.active(seat + 1);
      return Step.TURN;
    }
    if (isOverAfterRound(board)) {
      Telling.over(out, outcome(board).why(), List.of("S-END-06"));
      return Step.OVER;
    }
    board.active(0);
    board.round(board.round() + 1);
    board.idleRounds(board.idleRounds() + 1);
    board.passes(0);
    board.tileTaken(false);
    board.allRecruited(recruited(board) == Box.CARDS);
    return Step.TURN;
  }

  /** S-RULE-16: after the last seat's turn of every round, the game ends if somebody fulfils it. */
  private static boolean isOverAfterRound(Board board) {
    return Rules.somebodyFulfilsGauntlet(board)
        || isStalemate(board)
        || isExhausted(board)
        || isStandstill(board);
  }

  /** S-RULE-21: everybody had to pass, and nothing happened. */
  private static boolean isStalemate(Board board) {
    return board.passes() == board.seats() && !board.tileTaken();
  }

  /** S-RULE-33: all cards are recruited, and a whole round brought no location. */
  private static boolean isExhausted(Board board) {
    return board.allRecruited() && !board.tileTaken();
  }

  /** S-RULE-34: for many rounds nothing but tokens has moved. */
  private static boolean isStandstill(Board board) {
    return board.idleRounds() + 1 >= Rules.MOST_IDLE_ROUNDS;
  }

  private static int recruited(Board board) {
    int recruited = 0;
    for (int seat = 0; seat < board.seats(); seat++) recruited += board.recruited(seat);
    return recruited;
  }

  static Outcome outcome(Board board) {
    int winners = winners(board);
    var scores = new ArrayList<Integer>();
    for (int seat = 0; seat < board.seats(); seat++) scores.add(board.points(seat));
    return new Outcome(winners, why(board, winners), scores);
  }

  private static Phrase why(Board board, int winners) {
    if (Integer.bitCount(winners) == 1) {
      return Phrase.of("splendor.won").seat(Integer.numberOfTrailingZeros(winners));
    }
    if (winners != 0) return Phrase.of("splendor.wonTogether");
    if (isStalemate(board)) return Phrase.of("splendor.stalemate");
    if (isExhausted(board)) return Phrase.of("splendor.exhausted");
    return Phrase.of("splendor.standstill");
  }

  /** S-END-07 to S-END-12. */
  private static int winners(Board board) {
    int contenders = 0;
    int most = 0;
    for (int seat = 0; seat < board.seats(); seat++) {
      if (!Rules.fulfilsGauntlet(board, seat)) continue;
      if (board.points(seat) > most) contenders = 0;
      most = Math.max(most, board.points(seat));
      if (board.points(seat) == most) contenders |= 1 << seat;
    }
    if (Integer.bitCount(contenders) < 2) return contenders;
    int owner = board.avengersOwner();
    if (owner != Board.NONE && (contenders >> owner & 1) != 0) return 1 << owner;
    return fewestCards(board, contenders);
  }

  private static int fewestCards(Board board, int contenders) {
    int fewest = Integer.MAX_VALUE;
    int winners = 0;
    for (int seat = 0; seat < board.seats(); seat++) {
      if ((contenders >> seat & 1) == 0) continue;
      if (board.recruited(seat) < fewest) winners = 0;
      fewest = Math.min(fewest, board.recruited(seat));
      if (board.recruited(seat) == fewest) winners |= 1 << seat;
    }
    return winners;
  }
}
