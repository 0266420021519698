package sixstones.games.war.moves;

import sixstones.games.war.box.Board;
import sixstones.games.war.box.Direction;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Token;

/** Moves that recur, made once and shared. */
public final class Moves {

  public static final WarMove RESUME = new FreeMove.Resume();
  public static final WarMove END_TURN = new MainMove.EndTurn();
  public static final WarMove STAND_UP = new MainMove.StandUp();
  public static final WarMove DECLINE = new Answer.Decline();
  public static final WarMove IGNORE_TRAP = new Answer.IgnoreTrap();
  public static final WarMove SUFFER_TRAP = new Answer.SufferTrap();

  private static final WarMove CLOCKWISE = new MainMove.ShiftBase(true);
  private static final WarMove COUNTERCLOCKWISE = new MainMove.ShiftBase(false);
  private static final WarMove[][] STEPS = new WarMove[Piece.CHARACTERS.length][Board.PLACES];
  private static final WarMove[] GOES = new WarMove[Board.PLACES];
  private static final WarMove[] PUSHES = new WarMove[Board.PLACES];
  private static final WarMove[] OPENS = new WarMove[Board.PLACES];
  private static final WarMove[] SWAPS = new WarMove[Board.PLACES];
  private static final WarMove[] WITHS = new WarMove[Board.PLACES];
  private static final WarMove[] BASES = new WarMove[Board.PLACES];
  private static final WarMove[] RAYS = new WarMove[4];
  private static final WarMove[] ORIENTS = new WarMove[Board.PLACES * 4];
  private static final WarMove[] ABILITIES = new WarMove[Piece.CHARACTERS.length];
  private static final WarMove[] PARTNERS = new WarMove[Piece.ALL.length];
  private static final WarMove[][] PICK_UPS =
      new WarMove[Piece.CHARACTERS.length][Token.ALL.length];
  private static final WarMove[][] DROPS = new WarMove[Piece.CHARACTERS.length][Token.ALL.length];
  private static final WarMove[][] SPENDS = new WarMove[Piece.CHARACTERS.length][3];

  static {
    for (int place = 0; place < Board.PLACES; place++) {
      GOES[place] = new PlaceAnswer.Go(place);
      PUSHES[place] = new PlaceAnswer.PushThanos(place);
      for (var piece : Piece.CHARACTERS) {
        STEPS[piece.index()][place] = new MainMove.Step(piece, place);
      }
      OPENS[place] = new PlaceAnswer.Open(place);
      SWAPS[place] = new PlaceAnswer.Swap(place);
      WITHS[place] = new PlaceAnswer.With(place);
      BASES[place] = new PlaceAnswer.PlaceBase(place);
      for (var direction : Direction.values()) {
        ORIENTS[4 * place + direction.ordinal()] = new PlaceAnswer.Orient(place, direction);
      }
    }
    for (var direction : Direction.values()) {
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
        PICK_UPS[piece.index()][token.index()] = new FreeMove.PickUp(kind, piece);
        DROPS[piece.index()][token.index()] = new FreeMove.Drop(kind, piece);
      }
    }
  }

  private Moves() {}

  public static WarMove step(Piece piece, int place) {
    return STEPS[piece.index()][place];
  }

  public static WarMove shiftBase(boolean clockwise) {
    return clockwise ? CLOCKWISE : COUNTERCLOCKWISE;
  }

  public static WarMove go(int place) {
    return GOES[place];
  }

  public static WarMove pushThanos(int place) {
    return PUSHES[place];
  }

  public static WarMove open(int place) {
    return OPENS[place];
  }

  public static WarMove swap(int place) {
    return SWAPS[place];
  }

  public static WarMove with(int place) {
    return WITHS[place];
  }

  public static WarMove placeBase(int place) {
    return BASES[place];
  }

  public static WarMove ray(int direction) {
    return RAYS[direction];
  }

  public static WarMove orient(int place, int direction) {
    return ORIENTS[4 * place + direction];
  }

  public static WarMove ability(Piece piece) {
    return ABILITIES[piece.index()];
  }

  public static WarMove partner(Piece piece) {
    return PARTNERS[piece.index()];
  }

  public static WarMove pickUp(Token token, Piece piece) {
    return PICK_UPS[piece.index()][token.index()];
  }

  public static WarMove drop(Token token, Piece piece) {
    return DROPS[piece.index()][token.index()];
  }

  public static WarMove spend(FreeMove.Spend.Source source, Piece piece) {
    return SPENDS[piece.index()][source.ordinal()];
  }
}
