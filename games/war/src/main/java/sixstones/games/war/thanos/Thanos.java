package sixstones.games.war.thanos;

import sixstones.engine.event.Event;
import sixstones.engine.event.Kind;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Token;
import sixstones.games.war.log.Cause;
import sixstones.games.war.log.Log;
import sixstones.games.war.returns.Returns;
import sixstones.games.war.steps.Play;

/** Thanos outside his activation: appearing, being moved, being sent home. */
public final class Thanos {

  private Thanos() {}

  /** W-THANOS-02, W-THANOS-03: his base was opened. */
  public static void appear(Play play, Place place) {
    if (play.crew().inPlay(Piece.THANOS)) return;
    play.clock().gauntlet = play.clock().seat;
    play.clock().thanosIsNew = true;
    if (play.log().on()) {
      play.log()
          .emit(
              Event.of(
                      Kind.TOOK,
                      Log.ofTeam("gauntlet", play.table(), play.clock().seat),
                      "W-THANOS-02")
                  .moving("gauntlet", "reserve", "seat:" + play.clock().seat));
    }
    play.log()
        .travels("thanosAppears", Piece.THANOS, Place.NONE, place, "W-THANOS-01", "W-THANOS-02");
    play.crew().put(Piece.THANOS, place);
    meet(play, place, Cause.THANOS_APPEARED);
  }

  /** He returns everybody on a place (W-THANOS-22); true if that sent him home (Mind Stone). */
  public static boolean meet(Play play, Place place, Cause cause) {
    return returns(play, play.crew().charactersAt(place), cause);
  }

  private static boolean returns(Play play, int met, Cause cause) {
    if (met == 0 || !Returns.by(play, met, Piece.THANOS, cause)) return false;
    goHome(play, "thanos.mindStone", "W-STONE-MIND-03");
    return true;
  }

  /**
   * W-MOVE-07: a character came to where he is. W-RULE-39 says whether its tokens lie there or
   * where it came from.
   */
  public static void runInto(Play play, Piece piece, Place from) {
    if (!play.rulings().tokensStayBehind()) {
      returns(play, piece.bit(), Cause.RAN_INTO_THANOS);
      return;
    }
    boolean mind = play.crew().carries(piece, Token.MIND);
    int leftBehind = Returns.leaveAll(play, piece, from, Piece.THANOS);
    Returns.by(play, piece.bit(), Piece.THANOS, Cause.RAN_INTO_THANOS);
    if (!mind) return;
    play.crew().bar(Piece.THANOS, leftBehind);
    goHome(play, "thanos.mindStone", "W-STONE-MIND-03");
  }

  /**
   * To the Thanos base, wherever it lies now; whoever stands there is returned (W-THANOS-29).
   *
   * @param cause who or what sends him, the end of a key after {@code war.cause.}
   */
  public static void goHome(Play play, String cause, String rule) {
    if (!play.crew().inPlay(Piece.THANOS)) return;
    var home = play.field().thanosBase();
    var from = play.crew().at(Piece.THANOS);
    if (from == home) return;
    play.sceneEnds();
    play.crew().put(Piece.THANOS, home);
    if (play.log().on()) {
      var phrase =
          Log.about("thanosHome", Piece.THANOS)
              .with("place", Log.place(home))
              .name("cause", "war.cause." + cause);
      play.log()
          .emit(
              Event.of(Kind.MOVED, phrase, rule)
                  .moving(Piece.THANOS.thing(), from.thing(), home.thing()));
    }
    meet(play, home, Cause.THANOS_CAME_HOME);
  }

  /** His own step (W-THANOS-08); whether he stayed there. */
  static boolean step(Play play, Place place) {
    var from = play.crew().at(Piece.THANOS);
    play.log().travels("thanosMoves", Piece.THANOS, from, place, "W-THANOS-08");
    return enter(play, place);
  }

  /** W-CELL-QSHIP-01. */
  public static void push(Play play, Place place) {
    var from = play.crew().at(Piece.THANOS);
    play.log().travels("thanosPushed", Piece.THANOS, from, place, "W-CELL-QSHIP-01");
    enter(play, place);
  }

  /**
   * He comes to a place by his own step or a push. An open team base sends him home (W-THANOS-15).
   *
   * @return whether he stayed there
   */
  private static boolean enter(Play play, Place place) {
    play.crew().put(Piece.THANOS, place);
    if (!play.field().isOpenTeamBase(place)) {
      return !meet(play, place, Cause.THANOS_CAME);
    }
    if (play.rulings().thanosStorms()) meet(play, place, Cause.THANOS_STORMED);
    goHome(play, "thanos.teamBase", "W-THANOS-15");
    return false;
  }
}
