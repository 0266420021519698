package sixstones.games.war.heroes;

import sixstones.engine.Bits;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.WarPosition;
import sixstones.games.war.board.Board;
import sixstones.games.war.moves.Because;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.pieces.Piece;
import sixstones.games.war.pieces.Token;
import sixstones.games.war.scoring.Leadership;
import sixstones.games.war.turn.Returns;
import sixstones.games.war.turn.Tell;

/**
 * Taking a token from another place, lying or carried: Gamora from around her (W-HERO-GAMORA), the
 * Time Stone from an adjacent place (W-STONE-TIME).
 */
public final class Taking {

  private Taking() {}

  public static boolean anything(WarPosition position, int taker, boolean byTime) {
    for (int place : Board.surrounding(position.crew().at(taker))) {
      if (reaches(position, taker, place, byTime)
          && (lying(position, taker, place, byTime) | carried(position, taker, place, byTime))
              != 0) {
        return true;
      }
    }
    return false;
  }

  public static void moves(
      WarPosition position, int taker, boolean byTime, MoveList<WarMove> into) {
    for (int place : Board.surrounding(position.crew().at(taker))) {
      if (!reaches(position, taker, place, byTime)) continue;
      int lying = lying(position, taker, place, byTime);
      int energy = lying & Token.ALL_ENERGY;
      lying = lying & ~energy | Integer.lowestOneBit(energy);
      for (int left = lying; left != 0; left = Bits.rest(left)) {
        int token = Token.kind(Bits.first(left));
        into.add(new WarMove.TakeLying(token, place));
      }
      for (int left = position.crew().charactersAt(place); left != 0; left = Bits.rest(left)) {
        int carrier = Bits.first(left);
        int tokens = position.crew().carried(carrier) & carried(position, taker, place, byTime);
        for (int rest = tokens; rest != 0; rest = Bits.rest(rest)) {
          int token = Token.kind(Bits.first(rest));
          into.add(new WarMove.TakeCarried(token, carrier));
        }
      }
    }
  }

  /** Gamora reaches all eight places around, the Time Stone the four that share an edge. */
  private static boolean reaches(WarPosition position, int taker, int place, boolean byTime) {
    return !byTime || Board.adjacent(position.crew().at(taker), place);
  }

  /** What fits a free slot; the Time Stone itself makes room for another stone. */
  private static int fitting(WarPosition position, int taker, boolean byTime) {
    int fitting = 0;
    if (byTime || position.crew().stone(taker) == Token.NONE) fitting |= Token.ALL_STONES;
    if (position.crew().other(taker) == Token.NONE) fitting |= Token.ALL & ~Token.ALL_STONES;
    return fitting & ~position.crew().barred(taker);
  }

  private static int lying(WarPosition position, int taker, int place, boolean byTime) {
    int lying = position.field().lying(place);
    if (lying == 0) return 0;
    int tokens = lying & fitting(position, taker, byTime);
    // W-RULE-48: the leadership lock binds for a half that lies.
    return position.crew().leadershipCarried() ? tokens & ~Token.ALL_LEADERSHIP : tokens;
  }

  private static int carried(WarPosition position, int taker, int place, boolean byTime) {
    int tokens = 0;
    for (int left = position.crew().charactersAt(place); left != 0; left = Bits.rest(left)) {
      tokens |= position.crew().carried(Bits.first(left));
    }
    return tokens == 0 ? 0 : tokens & fitting(position, taker, byTime);
  }

  /** Why a token that lies somewhere can't be taken. */
  public static Refusal whyNotLying(
      WarPosition position, int taker, boolean byTime, int kind, int place) {
    if (!around(position, taker, place, byTime)) return notAround(byTime);
    int tokens = position.field().lying(place) & ofKind(kind);
    return tokens == 0 ? notThere(byTime) : whyNot(position, taker, byTime, tokens);
  }

  /** Why a token that somebody carries can't be taken. */
  public static Refusal whyNotCarried(
      WarPosition position, int taker, boolean byTime, int kind, int carrier) {
    int place = position.crew().at(carrier);
    if (!position.crew().inPlay(carrier)) return notThere(byTime);
    if (!around(position, taker, place, byTime)) return notAround(byTime);
    int tokens = position.crew().carried(carrier) & ofKind(kind);
    return tokens == 0 ? notThere(byTime) : whyNot(position, taker, byTime, tokens);
  }

  /** Why nothing at all can be taken from around. */
  public static Refusal whyNothing(WarPosition position, int taker, boolean byTime) {
    int tokens = 0;
    for (int place : Board.surrounding(position.crew().at(taker))) {
      if (!reaches(position, taker, place, byTime)) continue;
      tokens |= position.field().lying(place);
      for (int left = position.crew().charactersAt(place); left != 0; left = Bits.rest(left)) {
        tokens |= position.crew().carried(Bits.first(left));
      }
    }
    if (tokens != 0) return whyNot(position, taker, byTime, tokens);
    return byTime
        ? Because.of("W-STONE-TIME-01", "nothingToTake")
        : Because.of("W-ABIL-05", "noTarget");
  }

  private static Refusal whyNot(WarPosition position, int taker, boolean byTime, int tokens) {
    var crew = position.crew();
    int left = tokens & ~crew.barred(taker);
    if (left == 0) return Because.of("W-STONE-MIND-02", "barred");
    left &= fitting(position, taker, byTime);
    if (left == 0) {
      return Because.of(byTime ? "W-STONE-TIME-02" : "W-HERO-GAMORA-02", "slotFull");
    }
    return Because.of(byTime ? "W-STONE-TIME-05" : "W-HERO-GAMORA-04", "leadershipLocked");
  }

  private static boolean around(WarPosition position, int taker, int place, boolean byTime) {
    for (int other : Board.surrounding(position.crew().at(taker))) {
      if (other == place) return reaches(position, taker, place, byTime);
    }
    return false;
  }

  private static int ofKind(int kind) {
    return Token.isEnergy(kind) ? Token.ALL_ENERGY : 1 << kind;
  }

  private static Refusal notAround(boolean byTime) {
    return byTime
        ? Because.of("W-STONE-TIME-01", "notBesideCarrier")
        : Because.of("W-HERO-GAMORA-01", "notSurrounding");
  }

  private static Refusal notThere(boolean byTime) {
    return Because.of(byTime ? "W-STONE-TIME-01" : "W-HERO-GAMORA-01", "tokenNotThere");
  }

  public static void takeLying(
      WarPosition position, int taker, boolean byTime, int kind, int place, Events out) {
    int tokens = position.field().lying(place) & ~position.crew().barred(taker);
    int token =
        Token.isEnergy(kind) ? Bits.first(tokens & Token.ALL_ENERGY) : kind;
    position.field().remove(place, 1 << token);
    receive(position, taker, byTime, token, out);
    if (out.on()) {
      var phrase = took("took", taker, token).with("place", Tell.place(place));
      tell(phrase, taker, byTime, token, Board.thing(place), out);
    }
    Leadership.check(position, taker, out);
  }

  public static void takeCarried(
      WarPosition position, int taker, boolean byTime, int kind, int carrier, Events out) {
    int token = position.crew().inSlotFor(carrier, kind);
    position.crew().take(carrier, token);
    receive(position, taker, byTime, token, out);
    if (out.on()) {
      var phrase = took("tookCarried", taker, token).name("from", Piece.phraseKey(carrier));
      tell(phrase, taker, byTime, token, Piece.thing(carrier), out);
    }
    Leadership.check(position, taker, out);
    Returns.ifUnprotected(position, carrier, token, out);
  }

  /** The token goes into its slot. */
  private static void receive(
      WarPosition position, int taker, boolean byTime, int token, Events out) {
    if (byTime && Token.isStone(token)) {
      // W-STONE-TIME-03: one exchange.
      position.crew().take(taker, Token.TIME);
      position.field().put(position.crew().at(taker), 1 << Token.TIME);
      Tell.dropped(out, taker, 1 << Token.TIME, position.crew().at(taker), "W-STONE-TIME-03");
    }
    position.crew().give(taker, token);
  }

  private static Phrase took(String key, int taker, int token) {
    return Tell.about(key, taker).name("token", Token.toldKey(token));
  }

  private static void tell(
      Phrase phrase, int taker, boolean byTime, int token, String from, Events out) {
    var rule = byTime ? "W-STONE-TIME-01" : "W-HERO-GAMORA-01";
    out.emit(Event.of(phrase, rule).moving("token:" + Token.id(token), from, Piece.thing(taker)));
  }
}
