package sixstones.games.splendor.ending;

import java.util.ArrayList;
import sixstones.engine.Outcome;
import sixstones.engine.phrase.Phrase;
import sixstones.games.splendor.box.Box;
import sixstones.games.splendor.state.Board;

/** S-END: when the game is over, and who has won. */
public final class Ending {

  /** S-RULE-34. */
  public static final int MOST_IDLE_ROUNDS = 30;

  private Ending() {}

  public static void beginRound(Board board) {
    board.active(0);
    board.round(board.round() + 1);
    board.idleRounds(board.progress() ? 0 : board.idleRounds() + 1);
    board.progress(false);
    board.passes(0);
    board.tileTaken(false);
    board.allRecruited(recruited(board) == Box.CARDS);
  }

  /** S-RULE-16: after the last seat's turn of every round, the game ends if somebody fulfils it. */
  public static boolean isOverAfterRound(Board board) {
    return Gauntlet.isFulfilledBySomebody(board)
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
    return !board.progress() && board.idleRounds() + 1 >= MOST_IDLE_ROUNDS;
  }

  private static int recruited(Board board) {
    int recruited = 0;
    for (int seat = 0; seat < board.seats(); seat++) recruited += board.recruited(seat);
    return recruited;
  }

  public static Outcome outcome(Board board) {
    var scores = new ArrayList<Integer>();
    for (int seat = 0; seat < board.seats(); seat++) scores.add(board.points(seat));
    return new Outcome(Victory.of(board).winners(), why(board), scores);
  }

  public static Phrase why(Board board) {
    var victory = Victory.of(board);
    return switch (victory.by()) {
      case NOBODY -> Phrase.of("splendor." + withoutWinner(board).key);
      case SHARED -> Phrase.of("splendor.wonTogether");
      case ALONE, POINTS, AVENGERS, FEWEST ->
          Phrase.of(board.edition().phrase("won")).seat(victory.first());
    };
  }

  /** The rule that decides. */
  public static String rule(Board board) {
    var by = Victory.of(board).by();
    return by == Victory.By.NOBODY ? withoutWinner(board).rule : by.rule();
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
