package sixstones.games.war.arrival;

import sixstones.engine.Fingerprint;
import sixstones.games.war.bases.Bases;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.scoring.Leadership;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Manner;
import sixstones.games.war.steps.Play;
import sixstones.games.war.steps.Running;
import sixstones.games.war.steps.StepWords;

/** The tile under an arriving character is open: steps 5 to 7 of W-ARR. */
public record AfterOpening(Piece piece, int stay, Manner manner) implements Running {

  @Override
  public void run(Play play) {
    if (play.crew().stay(piece) != stay) return;
    Leadership.check(play, piece);
    var place = play.crew().at(piece);
    if (Bases.isTrapFor(play.board(), piece, place)) {
      // W-ARR-08; by the option of W-RULE-17 bases fire at once.
      if (play.rulings().baseTrapsWait()) {
        pause(play, place);
      } else {
        Traps.spring(play, piece, place);
      }
    } else if (play.effect(place).actsOn(play.board(), piece, manner)) {
      pause(play, place);
    }
  }

  private void pause(Play play, Place place) {
    play.pause(piece, stay, place, manner);
  }

  @Override
  public String text(Board board) {
    var left = board.crew().stay(piece) == stay ? "" : " left";
    return StepWords.of("opened", piece, manner.id()) + left;
  }

  @Override
  public void addTo(Fingerprint print, Board board) {
    print.add("AfterOpening").add(piece.index()).add(board.crew().stay(piece) == stay).add(manner);
  }
}
