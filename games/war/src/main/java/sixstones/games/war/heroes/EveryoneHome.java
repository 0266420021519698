package sixstones.games.war.heroes;

import java.util.ArrayList;
import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Piece;
import sixstones.games.war.log.Log;
import sixstones.games.war.scoring.Leadership;
import sixstones.games.war.steps.Running;
import sixstones.games.war.thanos.Thanos;

/** Bucky: all go to their bases with all they carry; no return (W-HERO-BUCKY, W-RULE-63). */
public record EveryoneHome() implements Running {

  @Override
  public void run(WarPosition position, Events out) {
    int all = position.table().playedPieces();
    if (out.on()) tell(position, all, out);
    for (int left = all; left != 0; left = Bits.rest(left)) {
      var piece = Piece.first(left);
      position.put(piece, position.home(piece));
      position.crew().breakStay(piece);
    }
    Thanos.goHome(position, "thanos.bucky", out, "W-HERO-BUCKY-02");
    for (int left = all; left != 0; left = Bits.rest(left)) {
      Leadership.check(position, Piece.first(left), out);
    }
  }

  /** One line for all who have a way to go. */
  private static void tell(WarPosition position, int all, Events out) {
    var names = new ArrayList<String>();
    var event = Event.of(Kind.MOVED, Log.phrase("wentHome"), "W-HERO-BUCKY-01");
    for (int left = all; left != 0; left = Bits.rest(left)) {
      var piece = Piece.first(left);
      var from = position.crew().at(piece);
      var home = position.home(piece);
      if (from == home) continue;
      names.add(piece.phraseKey());
      event = event.moving(piece.thing(), from.thing(), home.thing());
    }
    if (names.isEmpty()) return;
    out.emit(event.saying(event.phrase().names("pieces", names)));
  }

  @Override
  public String text(WarPosition position) {
    return "everyone-home";
  }

  @Override
  public void addTo(Fingerprint print, WarPosition position) {
    print.add("EveryoneHome");
  }
}
