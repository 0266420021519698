package sixstones.games.loveletter.judgement;

import sixstones.engine.Bits;
import sixstones.engine.Judgement;
import sixstones.games.loveletter.LoveLetterPosition;
import sixstones.games.loveletter.moves.LoveLetterMove;

/** Reasons with what the choosing seat knows: it counts cards and weighs the odds. */
public final class LoveLetterJudgement implements Judgement<LoveLetterPosition, LoveLetterMove> {

  public static final LoveLetterJudgement INSTANCE = new LoveLetterJudgement();

  /** What being in the round is worth, in tokens, shared by those who are. */
  private static final double ROUND = 0.6;

  private LoveLetterJudgement() {}

  /** The share of the favour won so far, the running round included. */
  @Override
  public double worth(LoveLetterPosition position, int seat) {
    if (position.isOver()) return position.outcome().won(seat) ? 1 : 0;
    double all = 0;
    for (int other = 0; other < position.seats(); other++) all += favour(position, other);
    return favour(position, seat) / all;
  }

  private static double favour(LoveLetterPosition position, int seat) {
    var board = position.board();
    double share = board.isIn(seat) ? ROUND / Bits.count(board.inRound()) : 0;
    return 0.5 + board.tokens(seat) + share;
  }

  @Override
  public double merit(LoveLetterPosition position, LoveLetterMove move) {
    return new Plan(position).merit(move);
  }

  /** The odds are worked out from what the seat knows, so one redeal is as good as many. */
  @Override
  public int guesses() {
    return 1;
  }
}
