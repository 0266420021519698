package sixstones.games.splendor.play;

import java.util.ArrayList;
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
      if (out.on()) tellEnd(board, out);
      return Step.OVER;
    }
    board.active(0);
    board.round(board.round() + 1);
    board.idleRounds(board.progress() ? 0 : board.idleRounds() + 1);
    board.progress(false);
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

  /** S-RULE-34: for many whole rounds, this one included, nothing but tokens has moved. */
  private static boolean isStandstill(Board board) {
    return !board.progress() && board.idleRounds() + 1 >= Rules.MOST_IDLE_ROUNDS;
  }

  private static int recruited(Board board) {
    int recruited = 0;
    for (int seat = 0; seat < board.seats(); seat++) recruited += board.recruited(seat);
    return recruited;
  }

  static Outcome outcome(Board board) {
    var scores = new ArrayList<Integer>();
    for (int seat = 0; seat < board.seats(); seat++) scores.add(board.points(seat));
    return new Outcome(Victory.of(board).winners(), why(board), scores);
  }

  private static Phrase why(Board board) {
    var victory = Victory.of(board);
    return switch (victory.by()) {
      case NOBODY -> Phrase.of("splendor." + withoutWinner(board).key);
      case SHARED -> Phrase.of("splendor.wonTogether");
      case ALONE, POINTS, AVENGERS, FEWEST -> Phrase.of("splendor.won").seat(victory.first());
    };
  }

  private static void tellEnd(Board board, Events out) {
    var victory = Victory.of(board);
    Telling.tieBreak(out, board, victory);
    boolean won = victory.by() != Victory.By.NOBODY;
    Telling.over(out, why(board), won ? victory.by().rule() : withoutWinner(board).rule);
  }

  /** Why a game ends that nobody has won. */
  private enum WithoutWinner {
    STALEMATE("stalemate", "S-RULE-21"),
    EXHAUSTED("exhausted", "S-RULE-33"),
    STANDSTILL("standstill", "S-RULE-34");

    private final String key;
    private final String rule;

    WithoutWinner(String key, String rule) {
      this.key = key;
      this.rule = rule;
    }
  }

  private static WithoutWinner withoutWinner(Board board) {
    if (isStalemate(board)) return WithoutWinner.STALEMATE;
    return isExhausted(board) ? WithoutWinner.EXHAUSTED : WithoutWinner.STANDSTILL;
  }
}
