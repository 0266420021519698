package sixstones.games.war.steps;

import sixstones.engine.Fingerprint;
import sixstones.engine.event.Events;
import sixstones.games.war.WarPosition;
import sixstones.games.war.scoring.Leadership;
import sixstones.games.war.thanos.Thanos;
import sixstones.games.war.turn.Tell;

/** Bucky: all go to their bases with all they carry; no return (W-HERO-BUCKY, W-RULE-63). */
public record EveryoneHome() implements Running {

  @Override
  public void run(WarPosition position, Events out) {
    int all = position.table().playedPieces();
    for (int left = all; left != 0; left &= left - 1) {
      int piece = Integer.numberOfTrailingZeros(left);
      int from = position.crew().at(piece);
      position.put(piece, position.home(piece));
      position.crew().breakStay(piece);
      if (from != position.home(piece)) {
        Tell.travels(out, "wentHome", piece, from, position.home(piece), "W-HERO-BUCKY-01");
      }
    }
    Thanos.goHome(position, "bucky", out, "W-HERO-BUCKY-02");
    for (int left = all; left != 0; left &= left - 1) {
      Leadership.check(position, Integer.numberOfTrailingZeros(left), out);
    }
  }

  @Override
  public void addTo(Fingerprint print, WarPosition position) {
    print.add("EveryoneHome");
  }
}
