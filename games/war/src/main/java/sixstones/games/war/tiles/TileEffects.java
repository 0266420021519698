package sixstones.games.war.tiles;

import sixstones.engine.MoveList;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.games.war.WarPosition;
import sixstones.games.war.board.Board;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.pieces.Teams;
import sixstones.games.war.pieces.Token;
import sixstones.games.war.setup.Table;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.BoardDropship;
import sixstones.games.war.steps.CallHome;
import sixstones.games.war.steps.ChooseRay;
import sixstones.games.war.steps.CommandQShip;
import sixstones.games.war.steps.FollowArrow;
import sixstones.games.war.steps.Manner;
import sixstones.games.war.steps.OpenTiles;
import sixstones.games.war.steps.SpaceOrTrap;
import sixstones.games.war.steps.SwapFirst;
import sixstones.games.war.steps.TakeShortRoute;
import sixstones.games.war.steps.UseTeleport;
import sixstones.games.war.turn.Bases;
import sixstones.games.war.turn.Cause;
import sixstones.games.war.turn.Returns;
import sixstones.games.war.turn.Tell;

/** What a tile does to a character that arrived (W-CELL). */
public final class TileEffects {

  private TileEffects() {}

  /** Whether the open tile has something to do with this arrival; base traps are not asked here. */
  public static boolean actsOn(WarPosition position, int piece, Manner manner) {
    var kind = position.field().kind(position.crew().at(piece));
    if (!kind.actsOnArrival()) return false;
    // W-CELL-TELEPORT-03: not again at the other end.
    if (kind == TileKind.TELEPORT && manner == Manner.TELEPORT) return false;
    if (kind == TileKind.ARROW && !manner.isStep()) return !position.rulings().arrowsNeedMoves();
    // W-RULE-19: no jumping to and fro without end.
    if (kind == TileKind.SHORT_ROUTE && manner == Manner.JUMP_BACK) return false;
    return kind != TileKind.EBONY_MAW || !EbonyMaw.isSpent(position);
  }

  /** The effect, on the character that stands on the tile. */
  public static void act(WarPosition position, int piece, Events out) {
    int place = position.crew().at(piece);
    if (!Board.isTile(place)) return;
    switch (position.field().kind(place)) {
      case ARROW -> ask(position, new FollowArrow(piece), piece, out, "W-CELL-ARROW-01");
      case SHORT_ROUTE -> ask(position, new TakeShortRoute(piece), piece, out, "W-CELL-SHORT-01");
      case TELEPORT -> ask(position, new UseTeleport(piece), piece, out, "W-CELL-TELEPORT-02");
      case DROPSHIP -> BoardDropship.offer(position, piece);
      case CIRCULAR_MOVEMENT -> CircularMovement.turn(position, place, out);
      case Q_SHIP -> position.push(new CommandQShip());
      case GUARDIANS_SHIP -> OpenTiles.offer(position, 2);
      case LOKI -> Opening.openAround(position, place, out, "W-CELL-LOKI-01");
      case CULL_OBSIDIAN -> position.push(new SwapFirst(piece, true));
      case PROXIMA_MIDNIGHT -> position.push(new ChooseRay(piece, false));
      case EBONY_MAW -> EbonyMaw.begin(position, out);
      case OUTRIDER_GENERAL, CORVUS_GLAIVE -> spring(position, piece, place, out);
      case TEAM_BASE -> {
        if (Bases.isTrapFor(position, piece, place)) {
          spring(position, piece, place, out);
        } else {
          CallHome.offer(position, Teams.mate(piece), place);
        }
      }
      case THANOS_BASE -> spring(position, piece, place, out);
      case BLANK, INFINITY_STONE, SUPERHEROES, LEADERSHIP, ENERGY, BATTLEFIELD -> {}
    }
  }

  /** An order to go somewhere; with nowhere to go the character stays (W-VISIT-07). */
  private static void ask(WarPosition position, Asking step, int piece, Events out, String rule) {
    var moves = new MoveList<WarMove>();
    step.moves(position, moves);
    if (moves.size() > 0) {
      position.push(step);
    } else {
      tellStays(position, piece, out, rule);
    }
  }

  private static void tellStays(WarPosition position, int piece, Events out, String rule) {
    if (!out.on()) return;
    var kind = position.field().kind(position.crew().at(piece));
    out.emit(
        Event.of(Tell.about("stays", piece).name("tile", kind.phraseKey()), rule, "W-VISIT-07"));
  }

  /** A trap goes off, unless the Space Stone is used (W-STONE-SPACE-01). */
  public static void spring(WarPosition position, int piece, int place, Events out) {
    if (position.crew().carries(piece, Token.SPACE)) {
      position.push(new SpaceOrTrap(piece, position.field().index(place)));
    } else {
      suffer(position, piece, place, out);
    }
  }

  /** The trap's effect (W-CELL-06). */
  public static void suffer(WarPosition position, int piece, int place, Events out) {
    switch (position.field().kind(place)) {
      case OUTRIDER_GENERAL ->
          Detention.begin(position, piece, "detained.outrider", out, "W-CELL-OUTRIDER-01");
      case CORVUS_GLAIVE -> CorvusGlaive.expel(position, piece, place, out);
      case THANOS_BASE -> Returns.byNobody(position, piece, Cause.BASE_OF_THANOS, out);
      default -> Returns.byNobody(position, piece, baseTrap(position, place), out);
    }
  }

  private static Cause baseTrap(WarPosition position, int place) {
    int team = position.field().tile(place).detail();
    boolean neutral = position.table().seatOf(team) == Table.NEUTRAL;
    return neutral ? Cause.neutralBase(team) : Cause.foreignBase(team);
  }

  /** The option of W-RULE-18: the character left in the pause, the trap acts where it is now. */
  public static void catchLeaver(WarPosition position, int piece, int place, Events out) {
    boolean trap =
        position.field().kind(place).isSnare() || Bases.isTrapFor(position, piece, place);
    if (trap) spring(position, piece, place, out);
  }
}
