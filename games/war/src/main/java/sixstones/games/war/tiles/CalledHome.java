package sixstones.games.war.tiles;

import sixstones.engine.Fingerprint;
import sixstones.games.war.box.Piece;
import sixstones.games.war.scoring.Leadership;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Play;
import sixstones.games.war.steps.Running;
import sixstones.games.war.steps.StepWords;

/** A called character comes to its base with all it carries; no arrival (W-ARR-02). */
public record CalledHome(Piece piece) implements Running {

  @Override
  public void run(Play play) {
    var from = play.crew().at(piece);
    play.board().put(piece, play.board().home(piece));
    play.log()
        .travels("called", piece, from, play.board().home(piece), "W-CELL-BASE-01", "W-RULE-46");
    Leadership.check(play, piece);
  }

  @Override
  public String text(Board board) {
    return StepWords.of("called", piece);
  }

  @Override
  public void addTo(Fingerprint print, Board board) {
    print.add("CalledHome").add(piece.index());
  }
}
