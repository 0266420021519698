package sixstones.games.war.bases;

import sixstones.engine.event.Events;
import sixstones.games.war.TileKind;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Team;
import sixstones.games.war.log.Log;

/** Team bases: shifting them, and whom they trap. */
public final class Bases {

  private Bases() {}

  /** Whether an open tile is a base that traps the character: foreign, neutral or of Thanos. */
  public static boolean isTrapFor(WarPosition position, Piece piece, Place place) {
    return isTrapForTeam(position, piece.team(), place);
  }

  public static boolean isTrapForTeam(WarPosition position, Team team, Place place) {
    var field = position.field();
    if (!field.isOpen(place)) return false;
    if (field.kind(place) == TileKind.TEAM_BASE) return field.tile(place).team() != team;
    return field.kind(place) == TileKind.THANOS_BASE;
  }

  /** Whether a piece here stands on a base: an open team base or the base of Thanos (W-RULE-66). */
  public static boolean isBase(WarPosition position, Place place) {
    return position.field().isOpenTeamBase(place)
        || position.field().isOpen(place, TileKind.THANOS_BASE);
  }

  /** W-BASE-01: the base of the team on turn swaps with a ring neighbour. */
  public static void shift(WarPosition position, boolean clockwise, Events out, String rule) {
    var place = position.field().base(position.team()).alongRing(clockwise);
    move(position, position.team(), place, out, rule);
  }

  /** W-BASE-03, W-BASE-04: a team's base changes places with another tile. */
  public static void move(WarPosition position, Team team, Place place, Events out, String rule) {
    var base = position.field().base(team);
    position.swapTiles(base, place);
    if (out.on()) Log.swapped(out, Log.ofTeam("baseMoved", team), base, place, rule);
  }
}
