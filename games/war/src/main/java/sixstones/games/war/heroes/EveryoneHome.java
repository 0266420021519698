package sixstones.games.war.heroes;

import java.util.ArrayList;
import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.engine.event.Event;
import sixstones.engine.event.Kind;
import sixstones.games.war.box.Piece;
import sixstones.games.war.log.Log;
import sixstones.games.war.scoring.Leadership;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Play;
import sixstones.games.war.steps.Running;
import sixstones.games.war.thanos.Thanos;

/** Bucky: all go to their bases with all they carry; no return (W-HERO-BUCKY, W-RULE-63). */
public record EveryoneHome() implements Running {

  @Override
  public void run(Play play) {
    int all = play.table().playedPieces();
    if (play.log().on()) tell(play, all);
    for (int left = all; left != 0; left = Bits.rest(left)) {
      var piece = Piece.first(left);
      play.board().put(piece, play.board().home(piece));
      play.crew().breakStay(piece);
    }
    Thanos.goHome(play, "thanos.bucky", "W-HERO-BUCKY-02");
    for (int left = all; left != 0; left = Bits.rest(left)) {
      Leadership.check(play, Piece.first(left));
    }
  }

  /** One line for all who have a way to go. */
  private static void tell(Play play, int all) {
    var names = new ArrayList<String>();
    var event = Event.of(Kind.MOVED, Log.phrase("wentHome"), "W-HERO-BUCKY-01");
    for (int left = all; left != 0; left = Bits.rest(left)) {
      var piece = Piece.first(left);
      var from = play.crew().at(piece);
      var home = play.board().home(piece);
      if (from == home) continue;
      names.add(piece.phraseKey());
      event = event.moving(piece.thing(), from.thing(), home.thing());
    }
    if (names.isEmpty()) return;
    play.log().emit(event.saying(event.phrase().names("pieces", names)));
  }

  @Override
  public String text(Board board) {
    return "everyone-home";
  }

  @Override
  public void addTo(Fingerprint print, Board board) {
    print.add("EveryoneHome");
  }
}
