package sixstones.games.war.stones;

import sixstones.engine.MoveList;
import sixstones.engine.event.Kind;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.TileKind;
import sixstones.games.war.box.Token;
import sixstones.games.war.heroes.Grab;
import sixstones.games.war.heroes.Grabber;
import sixstones.games.war.heroes.TakeToken;
import sixstones.games.war.moves.FreeMove;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Play;

/** The two active stones, Time and Reality (W-STONE-02). */
public final class Stones {

  private static final WarMove USE_TIME = new FreeMove.UseStone(Token.TIME);
  private static final WarMove USE_REALITY = new FreeMove.UseStone(Token.REALITY);

  private Stones() {}

  public static void moves(Board board, Piece piece, MoveList<WarMove> into) {
    var stone = board.crew().stone(piece);
    if (stone != Token.TIME && stone != Token.REALITY) return;
    if (usedThisTurn(board, stone) || !hasTarget(board, piece, stone)) return;
    into.add(stone == Token.TIME ? USE_TIME : USE_REALITY);
  }

  /** W-RULE-67: once per turn and stone, whoever of the team carries it. */
  public static boolean usedThisTurn(Board board, Token stone) {
    return stone.isIn(board.clock().usedStones);
  }

  public static boolean hasTarget(Board board, Piece piece, Token stone) {
    if (stone == Token.TIME) return Grab.anything(board, piece, Grabber.TIME_STONE);
    var place = board.crew().at(piece);
    if (isArrow(board, place)) return true;
    for (var other : place.beside()) if (isArrow(board, other)) return true;
    return false;
  }

  /** W-RULE-72: open arrow tiles, whoever is on them. */
  public static boolean isArrow(Board board, Place place) {
    return board.field().isOpen(place, TileKind.ARROW);
  }

  public static void use(Play play, Token stone) {
    var piece = play.crew().carrier(stone);
    play.clock().usedStones |= stone.bit();
    play.log()
        .token(
            Kind.PLAYED,
            "usedStone",
            piece,
            stone,
            piece.thing(),
            piece.thing(),
            stone == Token.TIME ? "W-STONE-TIME-01" : "W-STONE-REALITY-01");
    play.push(
        stone == Token.TIME ? new TakeToken(piece, Grabber.TIME_STONE) : new TurnArrow(piece));
  }
}
