package sixstones.games.war.thanos;

import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.games.war.WarPosition;
import sixstones.games.war.pieces.Piece;
import sixstones.games.war.state.Crew;
import sixstones.games.war.state.Field;
import sixstones.games.war.turn.Returns;
import sixstones.games.war.turn.Tell;

/** Thanos outside his activation: appearing, being moved, being sent home. */
public final class Thanos {

  private Thanos() {}

  /** W-THANOS-02, W-THANOS-03: his base was opened. */
  public static void appear(WarPosition position, int place, Events out) {
    if (position.crew().inPlay(Piece.THANOS)) return;
    position.clock().gauntlet = position.clock().seat;
    position.clock().thanosIsNew = true;
    if (out.on()) {
      out.emit(
          Event.of(Tell.ofTeam("gauntlet", position.team()), "W-THANOS-02")
              .moving("gauntlet", "reserve", "seat:" + position.clock().seat));
    }
    Tell.travels(out, "thanosAppears", Piece.THANOS, Crew.OUT, place, "W-THANOS-01", "W-THANOS-02");
    position.crew().put(Piece.THANOS, place);
    meet(position, place, out, "W-THANOS-03");
  }

  /** He returns everybody on a place (W-THANOS-22); true if that sent him home (Mind Stone). */
  public static boolean meet(WarPosition position, int place, Events out, String rule) {
    int met = position.crew().charactersAt(place);
    return met != 0 && Returns.by(position, met, Piece.THANOS, out, rule);
  }

  /** To the Thanos base, wherever it lies now; whoever stands there is returned (W-THANOS-29). */
  public static void goHome(WarPosition position, Events out, String rule) {
    if (!position.crew().inPlay(Piece.THANOS)) return;
    int home = position.field().base(Field.THANOS_BASE);
    int from = position.crew().at(Piece.THANOS);
    if (from == home) return;
    position.crew().put(Piece.THANOS, home);
    Tell.travels(out, "thanosHome", Piece.THANOS, from, home, rule);
    meet(position, home, out, "W-THANOS-29");
  }

  /**
   * He comes to a place by his own step or a push. An open team base sends him home (W-THANOS-15).
   *
   * @return whether he stayed there
   */
  public static boolean enter(WarPosition position, int place, Events out) {
    int from = position.crew().at(Piece.THANOS);
    position.crew().put(Piece.THANOS, place);
    Tell.travels(out, "thanosMoves", Piece.THANOS, from, place, "W-THANOS-08");
    if (!position.field().isOpenTeamBase(place)) {
      return !meet(position, place, out, "W-THANOS-17");
    }
    if (position.rulings().thanosStorms()) meet(position, place, out, "W-RULE-81");
    goHome(position, out, "W-THANOS-15");
    return false;
  }
}
