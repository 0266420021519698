package sixstones.games.war.heroes;

import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Events;
import sixstones.games.war.WarPosition;
import sixstones.games.war.arrival.Departure;
import sixstones.games.war.arrival.Opening;
import sixstones.games.war.bases.Bases;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.log.Cause;
import sixstones.games.war.moves.Because;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.returns.Returns;

/** What each of the ten does when the card is used; most ask where or whom next. */
public final class Abilities {

  private Abilities() {}

  /** W-ABIL-05, W-RULE-55. */
  public static boolean hasTarget(WarPosition position, Piece piece) {
    return switch (piece) {
      case SPIDER_MAN -> Opening.closedAround(position, position.crew().at(piece));
      case GAMORA -> Grab.anything(position, piece, Grabber.GAMORA);
      case ROCKET -> ChoosePartner.exists(position, piece);
      case IRON_MAN, STAR_LORD, CAPTAIN_AMERICA ->
          !position.rulings().visitedBan().bindsAbilities() || canRelocate(position, piece);
      // There are always two free tiles and 29 other ring tiles; the others need no target.
      case BUCKY, BLACK_PANTHER, OKOYE, THOR -> true;
      case THANOS, NOBODY -> false;
    };
  }

  private static boolean canRelocate(WarPosition position, Piece piece) {
    var moves = new MoveList<WarMove>();
    new Relocate(piece).moves(position, moves);
    return moves.size() > 0;
  }

  /** Why the ability has nothing to be used on. */
  public static Refusal whyNoTarget(WarPosition position, Piece piece) {
    if (piece == Piece.GAMORA) return Grab.whyNothing(position, piece, Grabber.GAMORA);
    return piece == Piece.ROCKET && Bases.isBase(position, position.crew().at(piece))
        ? Because.of("W-HERO-ROCKET-01", "rocketOnBase")
        : Because.of("W-ABIL-05", "noTarget");
  }

  public static void use(WarPosition position, Piece piece, Events out) {
    switch (piece) {
      case IRON_MAN -> ironMan(position, piece, out);
      case SPIDER_MAN ->
          Opening.openAround(position, position.crew().at(piece), out, "W-HERO-SPIDERMAN-01");
      case STAR_LORD, CAPTAIN_AMERICA -> position.push(new Relocate(piece));
      case GAMORA -> position.push(new TakeToken(piece, Grabber.GAMORA));
      case BUCKY ->
          Departure.then(position, new EveryoneHome(), position.table().playedPieces(), out);
      case BLACK_PANTHER -> position.push(new PlaceByPanther(piece));
      case OKOYE -> position.push(new SwapFirst(piece, Swapper.OKOYE));
      case THOR -> position.push(new ChooseRay(piece, Striker.THOR));
      case ROCKET -> position.push(new ChoosePartner(piece));
      case THANOS, NOBODY -> throw new IllegalArgumentException("no character: " + piece);
    }
  }

  /** W-RULE-57: somebody on his own place is the nearest; he stays and nothing fires. */
  private static void ironMan(WarPosition position, Piece piece, Events out) {
    int here = position.crew().charactersAt(position.crew().at(piece)) & ~piece.team().both();
    if (here != 0) {
      Returns.by(position, here, piece, Cause.IRON_MAN, out);
    } else {
      position.push(new Relocate(piece));
    }
  }

  /** Where the ability may take its hero, as a list of places. */
  public static Place[] destinations(WarPosition position, Piece piece) {
    if (piece == Piece.IRON_MAN) return IronMan.nearest(position, piece);
    return piece == Piece.CAPTAIN_AMERICA
        ? position.crew().at(piece).surrounding()
        : StarLord.freePlaces(position);
  }
}
