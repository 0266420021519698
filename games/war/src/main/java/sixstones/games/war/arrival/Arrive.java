package sixstones.games.war.arrival;

import sixstones.engine.Fingerprint;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.log.Cause;
import sixstones.games.war.returns.Returns;
import sixstones.games.war.scoring.Leadership;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Manner;
import sixstones.games.war.steps.Play;
import sixstones.games.war.steps.Running;
import sixstones.games.war.steps.StepWords;
import sixstones.games.war.thanos.Thanos;

/** A character arrives on a place: steps 1 to 5 of W-ARR. The departure has been settled before. */
public record Arrive(Piece piece, Place place, Manner manner) implements Running {

  @Override
  public void run(Play play) {
    var from = play.crew().at(piece);
    play.board().put(piece, place);
    play.log().travels(manner.event(), piece, from, place, manner.rule());
    if (play.crew().thanosAt(place) && !standsUpTo(play)) {
      // W-ARR-04, W-MOVE-07: returned at once, nothing is opened.
      Thanos.runInto(play, piece, from);
      return;
    }
    if (capture(play)) return;
    if (play.crew().at(piece) != place) return;
    Leadership.check(play, piece);
    if (!place.isTile()) return;
    play.push(new AfterOpening(piece, play.crew().stay(piece), manner));
    if (play.field().isClosed(place)) Opening.open(play, place);
  }

  /** W-HERO-IRONMAN-04, W-RULE-58: Thanos goes home, unless he is at home. */
  private boolean standsUpTo(Play play) {
    if (manner != Manner.IRON_MAN || place == play.field().thanosBase()) {
      return false;
    }
    Thanos.goHome(play, "thanos.ironMan", "W-HERO-IRONMAN-04");
    return true;
  }

  /** W-ARR-05: the others there are returned; true if the Mind Stone returned this one too. */
  private boolean capture(Play play) {
    int others = play.crew().charactersAt(place) & ~piece.team().both();
    return others != 0 && Returns.by(play, others, piece, cause());
  }

  private Cause cause() {
    return manner == Manner.IRON_MAN ? Cause.IRON_MAN : Cause.CAPTURE;
  }

  @Override
  public String text(Board board) {
    return StepWords.of("arrive", piece, manner.id(), place.name());
  }

  @Override
  public void addTo(Fingerprint print, Board board) {
    print.add("Arrive").add(piece.index()).add(place.index()).add(manner);
  }
}
