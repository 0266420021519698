package sixstones.games.war.steps;

import sixstones.engine.Fingerprint;
import sixstones.engine.event.Events;
import sixstones.games.war.WarPosition;
import sixstones.games.war.scoring.Leadership;
import sixstones.games.war.tiles.TileEffects;
import sixstones.games.war.turn.Bases;

/** The tile under an arriving character is open: steps 5 to 7 of W-ARR. */
public record AfterOpening(int piece, int stay, Manner manner) implements Running {

  @Override
  public void run(WarPosition position, Events out) {
    if (position.crew().stay(piece) != stay) return;
    Leadership.check(position, piece, out);
    int place = position.crew().at(piece);
    if (Bases.isTrapFor(position, piece, place)) {
      // W-ARR-08; by the option of W-RULE-17 bases fire at once.
      if (position.rulings().baseTrapsWait()) {
        pause(position, place);
      } else {
        TileEffects.spring(position, piece, place, out);
      }
    } else if (TileEffects.actsOn(position, piece, manner)) {
      pause(position, place);
    }
  }

  private void pause(WarPosition position, int place) {
    position.push(new Pause(piece, stay, position.field().index(place), manner));
  }

  @Override
  public void addTo(Fingerprint print, WarPosition position) {
    print.add("AfterOpening").add(piece).add(position.crew().stay(piece) == stay).add(manner);
  }
}
