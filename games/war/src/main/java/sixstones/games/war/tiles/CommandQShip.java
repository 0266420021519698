package sixstones.games.war.tiles;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.bases.Bases;
import sixstones.games.war.box.Piece;
import sixstones.games.war.moves.Because;
import sixstones.games.war.moves.MainMove;
import sixstones.games.war.moves.PlaceAnswer;
import sixstones.games.war.moves.SharedMoves;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.NoAnswer;
import sixstones.games.war.steps.Play;
import sixstones.games.war.thanos.Thanos;

/** Q-ship: push Thanos by one place, or shift the own base (W-CELL-QSHIP). */
public record CommandQShip() implements Asking {

  @Override
  public void moves(Board board, MoveList<WarMove> into) {
    if (board.crew().inPlay(Piece.THANOS)) {
      for (var place : board.crew().at(Piece.THANOS).beside())
        into.add(SharedMoves.pushThanos(place));
    }
    into.add(SharedMoves.shiftBase(true));
    into.add(SharedMoves.shiftBase(false));
  }

  @Override
  public void answer(Play play, WarMove move) {
    play.pop();
    if (move instanceof PlaceAnswer.PushThanos push) {
      Thanos.push(play, push.place());
    } else {
      Bases.shift(play, ((MainMove.ShiftBase) move).clockwise(), rule());
    }
  }

  @Override
  public Refusal why(Board board, WarMove move) {
    if (!(move instanceof PlaceAnswer.PushThanos _)) return NoAnswer.to(this, move);
    return board.crew().inPlay(Piece.THANOS)
        ? Because.of(rule(), "notBesideThanos")
        : Because.of("W-THANOS-30", "noThanos");
  }

  @Override
  public String mandatoryBy() {
    return "W-CELL-QSHIP-02";
  }

  @Override
  public Phrase prompt(Board board) {
    return Phrase.of("war.prompt.qship");
  }

  @Override
  public String rule() {
    return "W-CELL-QSHIP-01";
  }

  @Override
  public String text(Board board) {
    return "q-ship";
  }

  @Override
  public void addTo(Fingerprint print, Board board) {
    print.add("CommandQShip");
  }
}
