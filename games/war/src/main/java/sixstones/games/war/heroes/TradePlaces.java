package sixstones.games.war.heroes;

import sixstones.engine.Fingerprint;
import sixstones.engine.event.Events;
import sixstones.games.war.WarPosition;
import sixstones.games.war.arrival.Arrive;
import sixstones.games.war.arrival.Manner;
import sixstones.games.war.box.Piece;
import sixstones.games.war.log.Cause;
import sixstones.games.war.log.Log;
import sixstones.games.war.scoring.Leadership;
import sixstones.games.war.steps.Running;
import sixstones.games.war.steps.StepWords;
import sixstones.games.war.thanos.Thanos;

/** Rocket and his partner change places: the partner passively, Rocket with a full arrival. */
public record TradePlaces(Piece rocket, Piece partner) implements Running {

  @Override
  public void run(WarPosition position, Events out) {
    var here = position.crew().at(rocket);
    var there = position.crew().at(partner);
    if (partner == Piece.THANOS) {
      position.crew().put(Piece.THANOS, here);
    } else {
      position.put(partner, here);
    }
    Log.travels(out, "traded", partner, there, here, "W-HERO-ROCKET-01", "W-HERO-ROCKET-04");
    new Arrive(rocket, there, Manner.RELOCATION).run(position, out);
    if (partner == Piece.THANOS) {
      // W-RULE-113: Rocket's mate left behind meets Thanos.
      Thanos.meet(position, here, Cause.LEFT_WITH_THANOS, out);
    } else {
      Leadership.check(position, partner, out);
    }
  }

  @Override
  public String text(WarPosition position) {
    return StepWords.of("trade", rocket, partner.id());
  }

  @Override
  public void addTo(Fingerprint print, WarPosition position) {
    print.add("TradePlaces").add(rocket.index()).add(partner.index());
  }
}
