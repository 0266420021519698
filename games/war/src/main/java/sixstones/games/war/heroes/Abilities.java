package sixstones.games.war.heroes;

import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.games.war.arrival.Departure;
import sixstones.games.war.arrival.Opening;
import sixstones.games.war.bases.Bases;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.log.Cause;
import sixstones.games.war.moves.Because;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.returns.Returns;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Play;

/** What each of the ten does when the card is used; most ask where or whom next. */
public final class Abilities {

  private Abilities() {}

  /** W-ABIL-05, W-RULE-55. */
  public static boolean hasTarget(Board board, Piece piece) {
    return switch (piece) {
      case SPIDER_MAN -> Opening.closedAround(board, board.crew().at(piece));
      case GAMORA -> Grab.anything(board, piece, Grabber.GAMORA);
      case ROCKET -> ChoosePartner.exists(board, piece);
      case IRON_MAN, STAR_LORD, CAPTAIN_AMERICA ->
          !board.rulings().visitedBan().bindsAbilities() || canRelocate(board, piece);
      // There are always two free tiles and 29 other ring tiles; the others need no target.
      case BUCKY, BLACK_PANTHER, OKOYE, THOR -> true;
      case THANOS, NOBODY -> false;
    };
  }

  private static boolean canRelocate(Board board, Piece piece) {
    var moves = new MoveList<WarMove>();
    new Relocate(piece).moves(board, moves);
    return moves.size() > 0;
  }

  /** Why the ability has nothing to be used on. */
  public static Refusal whyNoTarget(Board board, Piece piece) {
    if (piece == Piece.GAMORA) return Grab.whyNothing(board, piece, Grabber.GAMORA);
    return piece == Piece.ROCKET && Bases.isBase(board, board.crew().at(piece))
        ? Because.of("W-HERO-ROCKET-01", "rocketOnBase")
        : Because.of("W-ABIL-05", "noTarget");
  }

  public static void use(Play play, Piece piece) {
    switch (piece) {
      case IRON_MAN -> ironMan(play, piece);
      case SPIDER_MAN -> Opening.openAround(play, play.crew().at(piece), "W-HERO-SPIDERMAN-01");
      case STAR_LORD, CAPTAIN_AMERICA -> play.push(new Relocate(piece));
      case GAMORA -> play.push(new TakeToken(piece, Grabber.GAMORA));
      case BUCKY -> Departure.then(play, new EveryoneHome(), play.table().playedPieces());
      case BLACK_PANTHER -> play.push(new PlaceByPanther(piece));
      case OKOYE -> play.push(new SwapFirst(piece, Swapper.OKOYE));
      case THOR -> play.push(new ChooseRay(piece, Striker.THOR));
      case ROCKET -> play.push(new ChoosePartner(piece));
      case THANOS, NOBODY -> throw new IllegalArgumentException("no character: " + piece);
    }
  }

  /** W-RULE-57: somebody on his own place is the nearest; he stays and nothing fires. */
  private static void ironMan(Play play, Piece piece) {
    int here = play.crew().charactersAt(play.crew().at(piece)) & ~piece.team().both();
    if (here != 0) {
      Returns.by(play, here, piece, Cause.IRON_MAN);
    } else {
      play.push(new Relocate(piece));
    }
  }

  /** Where the ability may take its hero, as a list of places. */
  public static Place[] destinations(Board board, Piece piece) {
    if (piece == Piece.IRON_MAN) return IronMan.nearest(board, piece);
    return piece == Piece.CAPTAIN_AMERICA
        ? board.crew().at(piece).surrounding()
        : StarLord.freePlaces(board);
  }
}
