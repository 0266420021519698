package sixstones.games.war.turn;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.arrival.Traps;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Tile;
import sixstones.games.war.moves.FreeMove;
import sixstones.games.war.moves.SharedMoves;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.Manner;
import sixstones.games.war.steps.Play;
import sixstones.games.war.steps.StepWords;

/**
 * A tile is about to act on the character that arrived; free actions may come first (W-ARR-09). If
 * the character leaves, the effect is lost (W-ARR-10).
 *
 * @param tile which may be swapped away under nobody's feet
 */
public record Pause(Piece piece, int stay, Tile tile, Manner manner) implements Asking {

  @Override
  public boolean stillAsks(Board board) {
    return board.crew().stay(piece) == stay;
  }

  /** The option of W-RULE-18: who left a trap in the pause is caught all the same. */
  @Override
  public void lapse(Play play) {
    if (play.rulings().trapsCatchLeavers()) {
      Traps.catchLeaver(play, piece, play.field().placeOf(tile));
    }
  }

  @Override
  public void moves(Board board, MoveList<WarMove> into) {
    into.add(SharedMoves.RESUME);
    FreeActions.moves(board, into);
  }

  @Override
  public void answer(Play play, WarMove move) {
    if (move instanceof FreeMove.Resume) {
      play.pop();
      act(play);
    } else {
      FreeActions.take(play, (FreeMove) move);
    }
  }

  private void act(Play play) {
    var place = play.crew().at(piece);
    play.effect(place).act(play, piece, place);
  }

  @Override
  public WarMove meant(Board board, WarMove move) {
    return FreeActions.meant(board, move);
  }

  @Override
  public Refusal why(Board board, WarMove move) {
    return WhyNot.inPause(board, move);
  }

  @Override
  public Phrase prompt(Board board) {
    var where = board.crew().at(piece);
    return Phrase.of("war.prompt.pause")
        .name("piece", piece.phraseKey())
        .name("tile", board.field().kind(where).phraseKey());
  }

  @Override
  public String rule() {
    return "W-ARR-09";
  }

  @Override
  public String text(Board board) {
    var place = board.field().placeOf(tile).name();
    var left = board.crew().stay(piece) == stay ? "" : " left";
    return StepWords.of("pause", piece, manner.id(), place) + left;
  }

  @Override
  public void addTo(Fingerprint print, Board board) {
    print
        .add("Pause")
        .add(piece.index())
        .add(board.crew().stay(piece) == stay)
        .add(board.field().placeOf(tile).index())
        .add(manner);
  }
}
