package sixstones.games.war.bases;

import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Team;
import sixstones.games.war.box.TileKind;
import sixstones.games.war.log.Log;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Play;

/** Team bases: shifting them, and whom they trap. */
public final class Bases {

  private Bases() {}

  /** Whether an open tile is a base that traps the character: foreign, neutral or of Thanos. */
  public static boolean isTrapFor(Board board, Piece piece, Place place) {
    return isTrapForTeam(board, piece.team(), place);
  }

  public static boolean isTrapForTeam(Board board, Team team, Place place) {
    var field = board.field();
    if (!field.isOpen(place)) return false;
    if (field.kind(place) == TileKind.TEAM_BASE) return field.tile(place).team() != team;
    return field.kind(place) == TileKind.THANOS_BASE;
  }

  /** Whether a piece here stands on a base: an open team base or the base of Thanos (W-RULE-66). */
  public static boolean isBase(Board board, Place place) {
    return board.field().isOpenTeamBase(place) || board.field().isOpen(place, TileKind.THANOS_BASE);
  }

  /** W-BASE-01: the base of the team on turn swaps with a ring neighbour. */
  public static void shift(Play play, boolean clockwise, String rule) {
    var place = play.field().base(play.board().team()).alongRing(clockwise);
    move(play, play.board().team(), place, rule);
  }

  /** W-BASE-03, W-BASE-04: a team's base changes places with another tile. */
  public static void move(Play play, Team team, Place place, String rule) {
    var base = play.field().base(team);
    play.board().swapTiles(base, place);
    if (!play.log().on()) return;
    var phrase = Log.ofTeam("baseMoved", play.table(), play.table().seatOf(team));
    play.log().swapped(phrase, base, place, rule);
  }
}
