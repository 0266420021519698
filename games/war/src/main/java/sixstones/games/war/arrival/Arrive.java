package sixstones.games.war.arrival;

import sixstones.engine.Fingerprint;
import sixstones.engine.event.Events;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.log.Cause;
import sixstones.games.war.log.Log;
import sixstones.games.war.returns.Returns;
import sixstones.games.war.scoring.Leadership;
import sixstones.games.war.steps.Running;
import sixstones.games.war.steps.StepWords;
import sixstones.games.war.thanos.Thanos;

/** A character arrives on a place: steps 1 to 5 of W-ARR. The departure has been settled before. */
public record Arrive(Piece piece, Place place, Manner manner) implements Running {

  @Override
  public void run(WarPosition position, Events out) {
    var from = position.crew().at(piece);
    position.put(piece, place);
    Log.travels(out, manner.event(), piece, from, place, manner.rule());
    if (position.crew().thanosAt(place) && !standsUpTo(position, out)) {
      // W-ARR-04, W-MOVE-07: returned at once, nothing is opened.
      Thanos.runInto(position, piece, from, out);
      return;
    }
    if (capture(position, out)) return;
    if (position.crew().at(piece) != place) return;
    Leadership.check(position, piece, out);
    if (!place.isTile()) return;
    position.push(new AfterOpening(piece, position.crew().stay(piece), manner));
    if (position.field().isClosed(place)) Opening.open(position, place, out);
  }

  /** W-HERO-IRONMAN-04, W-RULE-58: Thanos goes home, unless he is at home. */
  private boolean standsUpTo(WarPosition position, Events out) {
    if (manner != Manner.IRON_MAN || place == position.field().thanosBase()) {
      return false;
    }
    Thanos.goHome(position, "thanos.ironMan", out, "W-HERO-IRONMAN-04");
    return true;
  }

  /** W-ARR-05: the others there are returned; true if the Mind Stone returned this one too. */
  private boolean capture(WarPosition position, Events out) {
    int others = position.crew().charactersAt(place) & ~piece.team().both();
    return others != 0 && Returns.by(position, others, piece, cause(), out);
  }

  private Cause cause() {
    return manner == Manner.IRON_MAN ? Cause.IRON_MAN : Cause.CAPTURE;
  }

  @Override
  public String text(WarPosition position) {
    return StepWords.of("arrive", piece, manner.id(), place.name());
  }

  @Override
  public void addTo(Fingerprint print, WarPosition position) {
    print.add("Arrive").add(piece.index()).add(place.index()).add(manner);
  }
}
