package sixstones.games.war.tiles;

import sixstones.engine.Fingerprint;
import sixstones.engine.event.Events;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Piece;
import sixstones.games.war.log.Log;
import sixstones.games.war.scoring.Leadership;
import sixstones.games.war.steps.Running;
import sixstones.games.war.steps.StepWords;

/** A called character comes to its base with all it carries; no arrival (W-ARR-02). */
public record CalledHome(Piece piece) implements Running {

  @Override
  public void run(WarPosition position, Events out) {
    var from = position.crew().at(piece);
    position.put(piece, position.home(piece));
    Log.travels(out, "called", piece, from, position.home(piece), "W-CELL-BASE-01", "W-RULE-46");
    Leadership.check(position, piece, out);
  }

  @Override
  public String text(WarPosition position) {
    return StepWords.of("called", piece);
  }

  @Override
  public void addTo(Fingerprint print, WarPosition position) {
    print.add("CalledHome").add(piece.index());
  }
}
