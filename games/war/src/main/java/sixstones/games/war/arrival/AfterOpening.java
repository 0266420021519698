package sixstones.games.war.arrival;

import sixstones.engine.Fingerprint;
import sixstones.engine.event.Events;
import sixstones.games.war.WarPosition;
import sixstones.games.war.bases.Bases;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.scoring.Leadership;
import sixstones.games.war.steps.Running;
import sixstones.games.war.steps.StepWords;

/** The tile under an arriving character is open: steps 5 to 7 of W-ARR. */
public record AfterOpening(Piece piece, int stay, Manner manner) implements Running {

  @Override
  public void run(WarPosition position, Events out) {
    if (position.crew().stay(piece) != stay) return;
    Leadership.check(position, piece, out);
    var place = position.crew().at(piece);
    if (Bases.isTrapFor(position, piece, place)) {
      // W-ARR-08; by the option of W-RULE-17 bases fire at once.
      if (position.rulings().baseTrapsWait()) {
        pause(position, place);
      } else {
        Traps.spring(position, piece, place, out);
      }
    } else if (position.effect(place).actsOn(position, piece, manner)) {
      pause(position, place);
    }
  }

  private void pause(WarPosition position, Place place) {
    position.pause(piece, stay, place, manner);
  }

  @Override
  public String text(WarPosition position) {
    var left = position.crew().stay(piece) == stay ? "" : " left";
    return StepWords.of("opened", piece, manner.id()) + left;
  }

  @Override
  public void addTo(Fingerprint print, WarPosition position) {
    print
        .add("AfterOpening")
        .add(piece.index())
        .add(position.crew().stay(piece) == stay)
        .add(manner);
  }
}
