package sixstones.games.war.moves;

import sixstones.games.war.box.Direction;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Token;

/** Moves that recur, made once and shared. */
public final class SharedMoves {

  public static final WarMove RESUME = new FreeMove.Resume();
  public static final WarMove END_TURN = new MainMove.EndTurn();
  public static final WarMove STAND_UP = new MainMove.StandUp();
  public static final WarMove DECLINE = new Answer.Decline();
  public static final WarMove IGNORE_TRAP = new Answer.IgnoreTrap();
  public static final WarMove SUFFER_TRAP = new Answer.SufferTrap();

  private static final WarMove CLOCKWISE = new MainMove.ShiftBase(true);
  private static final WarMove COUNTERCLOCKWISE = new MainMove.ShiftBase(false);
  private static final WarMove[] STEPS = new WarMove[Piece.CHARACTERS.length * Place.ALL.length];
  private static final WarMove[] GOES = new WarMove[Place.ALL.length];
  private static final WarMove[] PUSHES = new WarMove[Place.ALL.length];
  private static final WarMove[] OPENS = new WarMove[Place.ALL.length];
  private static final WarMove[] SWAPS = new WarMove[Place.ALL.length];
  private static final WarMove[] WITHS = new WarMove[Place.ALL.length];
  private static final WarMove[] BASES = new WarMove[Place.ALL.length];
  private static final WarMove[] RAYS = new WarMove[Direction.ALL.length];
  private static final WarMove[][] ORIENTS = new WarMove[Place.ALL.length][Direction.ALL.length];
  private static final WarMove[] ABILITIES = new WarMove[Piece.CHARACTERS.length];
  private static final WarMove[] PARTNERS = new WarMove[Piece.ALL.length];
  private static final WarMove[] PICK_UPS = new WarMove[Piece.CHARACTERS.length * Token.ALL.length];
  private static final WarMove[] DROPS = new WarMove[Piece.CHARACTERS.length * Token.ALL.length];
  private static final WarMove[][] SPENDS = new WarMove[Piece.CHARACTERS.length][3];

  static {
    for (var place : Place.ALL) {
      GOES[place.index()] = new PlaceAnswer.Go(place);
      PUSHES[place.index()] = new PlaceAnswer.PushThanos(place);
      for (var piece : Piece.CHARACTERS) {
        STEPS[number(piece, place)] = new MainMove.Step(piece, place);
      }
      OPENS[place.index()] = new PlaceAnswer.Open(place);
      SWAPS[place.index()] = new PlaceAnswer.Swap(place);
      WITHS[place.index()] = new PlaceAnswer.With(place);
      BASES[place.index()] = new PlaceAnswer.PlaceBase(place);
      for (var direction : Direction.ALL) {
        ORIENTS[place.index()][direction.ordinal()] = new PlaceAnswer.Orient(place, direction);
      }
    }
    for (var direction : Direction.ALL) {
      RAYS[direction.ordinal()] = new Answer.Ray(direction);
    }
    for (var piece : Piece.ALL) PARTNERS[piece.index()] = new Answer.Partner(piece);
    for (var piece : Piece.CHARACTERS) {
      ABILITIES[piece.index()] = new FreeMove.Ability(piece);
      for (var source : FreeMove.Spend.Source.values()) {
        SPENDS[piece.index()][source.ordinal()] = new FreeMove.Spend(source, piece);
      }
      for (var token : Token.ALL) {
        var kind = token.kind();
        PICK_UPS[number(piece, token)] = new FreeMove.PickUp(kind, piece);
        DROPS[number(piece, token)] = new FreeMove.Drop(kind, piece);
      }
    }
  }

  private SharedMoves() {}

  private static int number(Piece piece, Place place) {
    return piece.index() * Place.ALL.length + place.index();
  }

  private static int number(Piece piece, Token token) {
    return piece.index() * Token.ALL.length + token.index();
  }

  public static WarMove step(Piece piece, Place place) {
    return STEPS[number(piece, place)];
  }

  public static WarMove shiftBase(boolean clockwise) {
    return clockwise ? CLOCKWISE : COUNTERCLOCKWISE;
  }

  public static WarMove go(Place place) {
    return GOES[place.index()];
  }

  public static WarMove pushThanos(Place place) {
    return PUSHES[place.index()];
  }

  public static WarMove open(Place place) {
    return OPENS[place.index()];
  }

  public static WarMove swap(Place place) {
    return SWAPS[place.index()];
  }

  public static WarMove with(Place place) {
    return WITHS[place.index()];
  }

  public static WarMove placeBase(Place place) {
    return BASES[place.index()];
  }

  public static WarMove ray(Direction direction) {
    return RAYS[direction.ordinal()];
  }

  public static WarMove orient(Place place, Direction direction) {
    return ORIENTS[place.index()][direction.ordinal()];
  }

  public static WarMove ability(Piece piece) {
    return ABILITIES[piece.index()];
  }

  public static WarMove partner(Piece piece) {
    return PARTNERS[piece.index()];
  }

  public static WarMove pickUp(Token token, Piece piece) {
    return PICK_UPS[number(piece, token)];
  }

  public static WarMove drop(Token token, Piece piece) {
    return DROPS[number(piece, token)];
  }

  public static WarMove spend(FreeMove.Spend.Source source, Piece piece) {
    return SPENDS[piece.index()][source.ordinal()];
  }
}
