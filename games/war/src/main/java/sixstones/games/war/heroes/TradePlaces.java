package sixstones.games.war.heroes;

import sixstones.engine.Fingerprint;
import sixstones.games.war.arrival.Arrive;
import sixstones.games.war.box.Piece;
import sixstones.games.war.log.Cause;
import sixstones.games.war.scoring.Leadership;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Manner;
import sixstones.games.war.steps.Play;
import sixstones.games.war.steps.Running;
import sixstones.games.war.steps.StepWords;
import sixstones.games.war.thanos.Thanos;

/** Rocket and his partner change places: the partner passively, Rocket with a full arrival. */
public record TradePlaces(Piece rocket, Piece partner) implements Running {

  @Override
  public void run(Play play) {
    var here = play.crew().at(rocket);
    var there = play.crew().at(partner);
    if (partner == Piece.THANOS) {
      play.crew().put(Piece.THANOS, here);
    } else {
      play.board().put(partner, here);
    }
    play.log().travels("traded", partner, there, here, "W-HERO-ROCKET-01", "W-HERO-ROCKET-04");
    new Arrive(rocket, there, Manner.RELOCATION).run(play);
    if (partner == Piece.THANOS) {
      // W-RULE-113: Rocket's mate left behind meets Thanos.
      Thanos.meet(play, here, Cause.LEFT_WITH_THANOS);
    } else {
      Leadership.check(play, partner);
    }
  }

  @Override
  public String text(Board board) {
    return StepWords.of("trade", rocket, partner.id());
  }

  @Override
  public void addTo(Fingerprint print, Board board) {
    print.add("TradePlaces").add(rocket.index()).add(partner.index());
  }
}
