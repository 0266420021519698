package sixstones.games.war.stones;

import sixstones.engine.MoveList;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.games.war.TileKind;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Token;
import sixstones.games.war.heroes.Grab;
import sixstones.games.war.heroes.Grabber;
import sixstones.games.war.heroes.TakeToken;
import sixstones.games.war.log.Log;
import sixstones.games.war.moves.FreeMove;
import sixstones.games.war.moves.WarMove;

/** The two active stones, Time and Reality (W-STONE-02). */
public final class Stones {

  private static final WarMove USE_TIME = new FreeMove.UseStone(Token.TIME);
  private static final WarMove USE_REALITY = new FreeMove.UseStone(Token.REALITY);

  private Stones() {}

  public static void moves(WarPosition position, Piece piece, MoveList<WarMove> into) {
    var stone = position.crew().stone(piece);
    if (stone != Token.TIME && stone != Token.REALITY) return;
    if (usedThisTurn(position, stone) || !hasTarget(position, piece, stone)) return;
    into.add(stone == Token.TIME ? USE_TIME : USE_REALITY);
  }

  /** W-RULE-67: once per turn and stone, whoever of the team carries it. */
  public static boolean usedThisTurn(WarPosition position, Token stone) {
    return stone.isIn(position.clock().usedStones);
  }

  public static boolean hasTarget(WarPosition position, Piece piece, Token stone) {
    if (stone == Token.TIME) return Grab.anything(position, piece, Grabber.TIME_STONE);
    var place = position.crew().at(piece);
    if (isArrow(position, place)) return true;
    for (var other : place.beside()) if (isArrow(position, other)) return true;
    return false;
  }

  /** W-RULE-72: open arrow tiles, whoever is on them. */
  public static boolean isArrow(WarPosition position, Place place) {
    return position.field().isOpen(place, TileKind.ARROW);
  }

  public static void use(WarPosition position, Token stone, Events out) {
    var piece = position.crew().carrier(stone);
    position.clock().usedStones |= stone.bit();
    Log.token(
        out,
        Kind.PLAYED,
        "usedStone",
        piece,
        stone,
        piece.thing(),
        piece.thing(),
        stone == Token.TIME ? "W-STONE-TIME-01" : "W-STONE-REALITY-01");
    position.push(
        stone == Token.TIME ? new TakeToken(piece, Grabber.TIME_STONE) : new TurnArrow(piece));
  }
}
