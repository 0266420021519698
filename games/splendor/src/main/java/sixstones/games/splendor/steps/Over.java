package sixstones.games.splendor.steps;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.games.splendor.moves.Because;
import sixstones.games.splendor.moves.SplendorMove;
import sixstones.games.splendor.state.Board;

/** Nothing: the game is over. */
public record Over() implements Step {

  public static final Step STEP = new Over();

  @Override
  public void moves(Board board, MoveList<SplendorMove> into) {}

  @Override
  public Step answer(SplendorMove move, Board board, Events out) {
    throw new AssertionError("the game is over");
  }

  @Override
  public Refusal refusal(SplendorMove move, Board board) {
    return Because.of("S-END-06", "over");
  }

  @Override
  public Phrase prompt(Board board) {
    return Phrase.of("splendor.refusal.over");
  }

  @Override
  public void addTo(Fingerprint fingerprint) {
    fingerprint.add("over");
  }
}
