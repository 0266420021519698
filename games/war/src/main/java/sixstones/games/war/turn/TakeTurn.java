package sixstones.games.war.turn;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.moves.FreeMove;
import sixstones.games.war.moves.MainMove;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.Play;

/** The turn itself, always the lowest step: one main action and any number of free ones. */
public record TakeTurn() implements Asking {

  public static final TakeTurn STEP = new TakeTurn();

  @Override
  public void moves(Board board, MoveList<WarMove> into) {
    MainAction.moves(board, into);
    FreeActions.moves(board, into);
  }

  @Override
  public void answer(Play play, WarMove move) {
    if (move instanceof MainMove main) {
      MainAction.take(play, main);
    } else {
      FreeActions.take(play, (FreeMove) move);
    }
  }

  @Override
  public WarMove meant(Board board, WarMove move) {
    return FreeActions.meant(board, move);
  }

  @Override
  public Refusal why(Board board, WarMove move) {
    return WhyNot.inTurn(board, move);
  }

  @Override
  public Phrase prompt(Board board) {
    var key = board.clock().mainDone ? "war.prompt.afterMain" : "war.prompt.main";
    return Phrase.of(key).name("team", board.team().phraseKey());
  }

  @Override
  public String rule() {
    return "W-TURN-02";
  }

  @Override
  public String text(Board board) {
    return "turn";
  }

  @Override
  public void addTo(Fingerprint print, Board board) {
    print.add("TakeTurn");
  }
}
