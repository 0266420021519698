package sixstones.games.loveletter.steps;

import org.jspecify.annotations.Nullable;
import sixstones.engine.chance.Chance;
import sixstones.engine.event.Events;
import sixstones.games.loveletter.log.Log;
import sixstones.games.loveletter.moves.LoveLetterMove;
import sixstones.games.loveletter.round.Turn;
import sixstones.games.loveletter.state.Board;

/** One move being made: what it changes, what it leaves to be decided, and who hears of it. */
public final class Play {

  private final Board board;
  private final Chance chance;
  private final Log log;
  private @Nullable Step asked;

  public Play(Board board, Chance chance, Events out) {
    this.board = board;
    this.chance = chance;
    log = new Log(out);
  }

  /** Answers the open question; the answer is the next one. */
  public Step answer(Step step, LoveLetterMove move) {
    step.answer(move, this);
    if (asked != null) return asked;
    Turn.end(board, chance, log);
    return PlayCard.STEP;
  }

  Board board() {
    return board;
  }

  Log log() {
    return log;
  }

  void ask(Step step) {
    asked = step;
  }
}
