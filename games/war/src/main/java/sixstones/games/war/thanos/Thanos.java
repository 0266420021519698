package sixstones.games.war.thanos;

import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Token;
import sixstones.games.war.log.Cause;
import sixstones.games.war.log.Log;
import sixstones.games.war.returns.Returns;

/** Thanos outside his activation: appearing, being moved, being sent home. */
public final class Thanos {

  private Thanos() {}

  /** W-THANOS-02, W-THANOS-03: his base was opened. */
  public static void appear(WarPosition position, Place place, Events out) {
    if (position.crew().inPlay(Piece.THANOS)) return;
    position.clock().gauntlet = position.clock().seat;
    position.clock().thanosIsNew = true;
    if (out.on()) {
      out.emit(
          Event.of(Kind.TOOK, Log.ofTeam("gauntlet", position.team()), "W-THANOS-02")
              .moving("gauntlet", "reserve", "seat:" + position.clock().seat));
    }
    Log.travels(
        out, "thanosAppears", Piece.THANOS, Place.NONE, place, "W-THANOS-01", "W-THANOS-02");
    position.crew().put(Piece.THANOS, place);
    meet(position, place, Cause.THANOS_APPEARED, out);
  }

  /** He returns everybody on a place (W-THANOS-22); true if that sent him home (Mind Stone). */
  public static boolean meet(WarPosition position, Place place, Cause cause, Events out) {
    return returns(position, position.crew().charactersAt(place), cause, out);
  }

  private static boolean returns(WarPosition position, int met, Cause cause, Events out) {
    if (met == 0 || !Returns.by(position, met, Piece.THANOS, cause, out)) return false;
    goHome(position, "thanos.mindStone", out, "W-STONE-MIND-03");
    return true;
  }

  /**
   * W-MOVE-07: a character came to where he is. W-RULE-39 says whether its tokens lie there or
   * where it came from.
   */
  public static void runInto(WarPosition position, Piece piece, Place from, Events out) {
    if (!position.rulings().tokensStayBehind()) {
      returns(position, piece.bit(), Cause.RAN_INTO_THANOS, out);
      return;
    }
    boolean mind = position.crew().carries(piece, Token.MIND);
    int leftBehind = Returns.leaveAll(position, piece, from, Piece.THANOS, out);
    Returns.by(position, piece.bit(), Piece.THANOS, Cause.RAN_INTO_THANOS, out);
    if (!mind) return;
    position.crew().bar(Piece.THANOS, leftBehind);
    goHome(position, "thanos.mindStone", out, "W-STONE-MIND-03");
  }

  /**
   * To the Thanos base, wherever it lies now; whoever stands there is returned (W-THANOS-29).
   *
   * @param cause who or what sends him, the end of a key after {@code war.cause.}
   */
  public static void goHome(WarPosition position, String cause, Events out, String rule) {
    if (!position.crew().inPlay(Piece.THANOS)) return;
    var home = position.field().thanosBase();
    var from = position.crew().at(Piece.THANOS);
    if (from == home) return;
    out.sceneEnds(position);
    position.crew().put(Piece.THANOS, home);
    if (out.on()) {
      var phrase =
          Log.about("thanosHome", Piece.THANOS)
              .with("place", Log.place(home))
              .name("cause", "war.cause." + cause);
      out.emit(
          Event.of(Kind.MOVED, phrase, rule)
              .moving(Piece.THANOS.thing(), from.thing(), home.thing()));
    }
    meet(position, home, Cause.THANOS_CAME_HOME, out);
  }

  /** His own step (W-THANOS-08); whether he stayed there. */
  static boolean step(WarPosition position, Place place, Events out) {
    var from = position.crew().at(Piece.THANOS);
    Log.travels(out, "thanosMoves", Piece.THANOS, from, place, "W-THANOS-08");
    return enter(position, place, out);
  }

  /** W-CELL-QSHIP-01. */
  public static void push(WarPosition position, Place place, Events out) {
    var from = position.crew().at(Piece.THANOS);
    Log.travels(out, "thanosPushed", Piece.THANOS, from, place, "W-CELL-QSHIP-01");
    enter(position, place, out);
  }

  /**
   * He comes to a place by his own step or a push. An open team base sends him home (W-THANOS-15).
   *
   * @return whether he stayed there
   */
  private static boolean enter(WarPosition position, Place place, Events out) {
    position.crew().put(Piece.THANOS, place);
    if (!position.field().isOpenTeamBase(place)) {
      return !meet(position, place, Cause.THANOS_CAME, out);
    }
    if (position.rulings().thanosStorms()) meet(position, place, Cause.THANOS_STORMED, out);
    goHome(position, "thanos.teamBase", out, "W-THANOS-15");
    return false;
  }
}
