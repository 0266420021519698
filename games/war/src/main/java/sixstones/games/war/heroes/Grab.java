package sixstones.games.war.heroes;

import sixstones.engine.Bits;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Token;
import sixstones.games.war.box.Tokens;
import sixstones.games.war.log.Log;
import sixstones.games.war.moves.Answer;
import sixstones.games.war.moves.Because;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.returns.Returns;
import sixstones.games.war.scoring.Leadership;

/**
 * Taking a token from another place, lying or carried: Gamora from around her (W-HERO-GAMORA), the
 * Time Stone from an adjacent place (W-STONE-TIME).
 */
public final class Grab {

  private Grab() {}

  public static boolean anything(WarPosition position, Piece taker, Grabber by) {
    var here = position.crew().at(taker);
    for (var place : here.surrounding()) {
      if (by.reaches(here, place)
          && (lying(position, taker, place, by) | carried(position, taker, place, by)) != 0) {
        return true;
      }
    }
    return false;
  }

  public static void moves(WarPosition position, Piece taker, Grabber by, MoveList<WarMove> into) {
    var here = position.crew().at(taker);
    for (var place : here.surrounding()) {
      if (!by.reaches(here, place)) continue;
      int lying = Tokens.distinct(lying(position, taker, place, by));
      for (int left = lying; left != 0; left = Bits.rest(left)) {
        var token = Token.first(left).kind();
        into.add(new Answer.TakeLying(token, place));
      }
      for (int left = position.crew().charactersAt(place); left != 0; left = Bits.rest(left)) {
        var carrier = Piece.first(left);
        int tokens = position.crew().carried(carrier) & carried(position, taker, place, by);
        for (int rest = tokens; rest != 0; rest = Bits.rest(rest)) {
          var token = Token.first(rest).kind();
          into.add(new Answer.TakeCarried(token, carrier));
        }
      }
    }
  }

  /** What fits a free slot; the Time Stone itself makes room for another stone. */
  private static int fitting(WarPosition position, Piece taker, Grabber by) {
    int fitting = 0;
    if (by.makesRoom() || position.crew().stone(taker).isNone()) fitting |= Tokens.STONES;
    if (position.crew().other(taker).isNone()) fitting |= Tokens.ALL & ~Tokens.STONES;
    return fitting & ~position.crew().barred(taker);
  }

  private static int lying(WarPosition position, Piece taker, Place place, Grabber by) {
    int lying = position.field().lying(place);
    if (lying == 0) return 0;
    int tokens = lying & fitting(position, taker, by);
    // W-RULE-48: the leadership lock binds for a half that lies.
    return position.crew().leadershipCarried() ? tokens & ~Tokens.LEADERSHIP : tokens;
  }

  private static int carried(WarPosition position, Piece taker, Place place, Grabber by) {
    int tokens = 0;
    for (int left = position.crew().charactersAt(place); left != 0; left = Bits.rest(left)) {
      tokens |= position.crew().carried(Piece.first(left));
    }
    return tokens == 0 ? 0 : tokens & fitting(position, taker, by);
  }

  /** Why a token that lies somewhere can't be taken. */
  public static Refusal whyNotLying(
      WarPosition position, Piece taker, Grabber by, Token kind, Place place) {
    if (!around(position, taker, place, by)) return by.outOfReach();
    int tokens = position.field().lying(place) & kind.alike();
    return tokens == 0 ? by.notThere() : whyNot(position, taker, by, tokens);
  }

  /** Why a token that somebody carries can't be taken. */
  public static Refusal whyNotCarried(
      WarPosition position, Piece taker, Grabber by, Token kind, Piece carrier) {
    var place = position.crew().at(carrier);
    if (!position.crew().inPlay(carrier)) return by.notThere();
    if (!around(position, taker, place, by)) return by.outOfReach();
    int tokens = position.crew().carried(carrier) & kind.alike();
    return tokens == 0 ? by.notThere() : whyNot(position, taker, by, tokens);
  }

  /** Why nothing at all can be taken from around. */
  public static Refusal whyNothing(WarPosition position, Piece taker, Grabber by) {
    int tokens = 0;
    var here = position.crew().at(taker);
    for (var place : here.surrounding()) {
      if (!by.reaches(here, place)) continue;
      tokens |= position.field().lying(place);
      for (int left = position.crew().charactersAt(place); left != 0; left = Bits.rest(left)) {
        tokens |= position.crew().carried(Piece.first(left));
      }
    }
    if (tokens != 0) return whyNot(position, taker, by, tokens);
    return by.nothingAround();
  }

  private static Refusal whyNot(WarPosition position, Piece taker, Grabber by, int tokens) {
    var crew = position.crew();
    int left = tokens & ~crew.barred(taker);
    if (left == 0) return Because.of("W-STONE-MIND-02", "barred");
    left &= fitting(position, taker, by);
    return left == 0 ? by.slotFull() : by.leadershipLocked();
  }

  private static boolean around(WarPosition position, Piece taker, Place place, Grabber by) {
    var here = position.crew().at(taker);
    for (var other : here.surrounding()) if (other == place) return by.reaches(here, place);
    return false;
  }

  public static void takeLying(
      WarPosition position, Piece taker, Grabber by, Token kind, Place place, Events out) {
    int tokens = position.field().lying(place) & ~position.crew().barred(taker);
    var token = kind.isEnergy() ? Token.first(tokens & Tokens.ENERGY) : kind;
    position.field().remove(place, token.bit());
    receive(position, taker, by, token, out);
    if (out.on()) {
      var phrase = took("took", taker, token).with("place", Log.place(place));
      tell(phrase, taker, by, token, place.thing(), out);
    }
    Leadership.check(position, taker, out);
  }

  public static void takeCarried(
      WarPosition position, Piece taker, Grabber by, Token kind, Piece carrier, Events out) {
    var token = position.crew().inSlotFor(carrier, kind);
    position.crew().take(carrier, token);
    receive(position, taker, by, token, out);
    if (out.on()) {
      var phrase = took("tookCarried", taker, token).name("from", carrier.phraseKey());
      tell(phrase, taker, by, token, carrier.thing(), out);
    }
    Leadership.check(position, taker, out);
    Returns.ifUnprotected(position, carrier, token, out);
  }

  /** The token goes into its slot. */
  private static void receive(
      WarPosition position, Piece taker, Grabber by, Token token, Events out) {
    if (by.makesRoom() && token.isStone()) {
      // W-STONE-TIME-03: one exchange.
      position.crew().take(taker, Token.TIME);
      position.field().put(position.crew().at(taker), Token.TIME.bit());
      Log.dropped(out, taker, Token.TIME.bit(), position.crew().at(taker), "W-STONE-TIME-03");
    }
    position.crew().give(taker, token);
  }

  private static Phrase took(String key, Piece taker, Token token) {
    return Log.about(key, taker).name("token", token.toldKey());
  }

  private static void tell(
      Phrase phrase, Piece taker, Grabber by, Token token, String from, Events out) {
    out.emit(Event.of(Kind.TOOK, phrase, by.rule()).moving(token.thing(), from, taker.thing()));
  }
}
