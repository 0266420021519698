package sixstones.games.war.heroes;

import sixstones.engine.Bits;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Event;
import sixstones.engine.event.Kind;
import sixstones.engine.phrase.Phrase;
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
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Play;

/**
 * Taking a token from another place, lying or carried: Gamora from around her (W-HERO-GAMORA), the
 * Time Stone from an adjacent place (W-STONE-TIME).
 */
public final class Grab {

  private Grab() {}

  public static boolean anything(Board board, Piece taker, Grabber by) {
    var here = board.crew().at(taker);
    for (var place : here.surrounding()) {
      if (by.reaches(here, place)
          && (lying(board, taker, place, by) | carried(board, taker, place, by)) != 0) {
        return true;
      }
    }
    return false;
  }

  public static void moves(Board board, Piece taker, Grabber by, MoveList<WarMove> into) {
    var here = board.crew().at(taker);
    for (var place : here.surrounding()) {
      if (!by.reaches(here, place)) continue;
      int lying = Tokens.distinct(lying(board, taker, place, by));
      for (int left = lying; left != 0; left = Bits.rest(left)) {
        var token = Token.first(left).kind();
        into.add(new Answer.TakeLying(token, place));
      }
      for (int left = board.crew().charactersAt(place); left != 0; left = Bits.rest(left)) {
        var carrier = Piece.first(left);
        int tokens = board.crew().carried(carrier) & carried(board, taker, place, by);
        for (int rest = tokens; rest != 0; rest = Bits.rest(rest)) {
          var token = Token.first(rest).kind();
          into.add(new Answer.TakeCarried(token, carrier));
        }
      }
    }
  }

  /** What fits a free slot; the Time Stone itself makes room for another stone. */
  private static int fitting(Board board, Piece taker, Grabber by) {
    int fitting = 0;
    if (by.makesRoom() || board.crew().stone(taker).isNone()) fitting |= Tokens.STONES;
    if (board.crew().other(taker).isNone()) fitting |= Tokens.ALL & ~Tokens.STONES;
    return fitting & ~board.crew().barred(taker);
  }

  private static int lying(Board board, Piece taker, Place place, Grabber by) {
    int lying = board.field().lying(place);
    if (lying == 0) return 0;
    int tokens = lying & fitting(board, taker, by);
    // W-RULE-48: the leadership lock binds for a half that lies.
    return board.crew().leadershipCarried() ? tokens & ~Tokens.LEADERSHIP : tokens;
  }

  private static int carried(Board board, Piece taker, Place place, Grabber by) {
    int tokens = 0;
    for (int left = board.crew().charactersAt(place); left != 0; left = Bits.rest(left)) {
      tokens |= board.crew().carried(Piece.first(left));
    }
    return tokens == 0 ? 0 : tokens & fitting(board, taker, by);
  }

  /** Why a token that lies somewhere can't be taken. */
  public static Refusal whyNotLying(Board board, Piece taker, Grabber by, Token kind, Place place) {
    if (!around(board, taker, place, by)) return by.outOfReach();
    int tokens = board.field().lying(place) & kind.alike();
    return tokens == 0 ? by.notThere() : whyNot(board, taker, by, tokens);
  }

  /** Why a token that somebody carries can't be taken. */
  public static Refusal whyNotCarried(
      Board board, Piece taker, Grabber by, Token kind, Piece carrier) {
    var place = board.crew().at(carrier);
    if (!board.crew().inPlay(carrier)) return by.notThere();
    if (!around(board, taker, place, by)) return by.outOfReach();
    int tokens = board.crew().carried(carrier) & kind.alike();
    return tokens == 0 ? by.notThere() : whyNot(board, taker, by, tokens);
  }

  /** Why nothing at all can be taken from around. */
  public static Refusal whyNothing(Board board, Piece taker, Grabber by) {
    int tokens = 0;
    var here = board.crew().at(taker);
    for (var place : here.surrounding()) {
      if (!by.reaches(here, place)) continue;
      tokens |= board.field().lying(place);
      for (int left = board.crew().charactersAt(place); left != 0; left = Bits.rest(left)) {
        tokens |= board.crew().carried(Piece.first(left));
      }
    }
    if (tokens != 0) return whyNot(board, taker, by, tokens);
    return by.nothingAround();
  }

  private static Refusal whyNot(Board board, Piece taker, Grabber by, int tokens) {
    var crew = board.crew();
    int left = tokens & ~crew.barred(taker);
    if (left == 0) return Because.of("W-STONE-MIND-02", "barred");
    left &= fitting(board, taker, by);
    return left == 0 ? by.slotFull() : by.leadershipLocked();
  }

  private static boolean around(Board board, Piece taker, Place place, Grabber by) {
    var here = board.crew().at(taker);
    for (var other : here.surrounding()) if (other == place) return by.reaches(here, place);
    return false;
  }

  public static void takeLying(Play play, Piece taker, Grabber by, Token kind, Place place) {
    int tokens = play.field().lying(place) & ~play.crew().barred(taker);
    var token = kind.isEnergy() ? Token.first(tokens & Tokens.ENERGY) : kind;
    play.field().remove(place, token.bit());
    receive(play, taker, by, token);
    if (play.log().on()) {
      var phrase = took("took", taker, token).with("place", Log.place(place));
      tell(phrase, taker, by, token, place.thing(), play.log());
    }
    Leadership.check(play, taker);
  }

  public static void takeCarried(Play play, Piece taker, Grabber by, Token kind, Piece carrier) {
    var token = play.crew().inSlotFor(carrier, kind);
    play.crew().take(carrier, token);
    receive(play, taker, by, token);
    if (play.log().on()) {
      var phrase = took("tookCarried", taker, token).name("from", carrier.phraseKey());
      tell(phrase, taker, by, token, carrier.thing(), play.log());
    }
    Leadership.check(play, taker);
    Returns.ifUnprotected(play, carrier, token);
  }

  /** The token goes into its slot. */
  private static void receive(Play play, Piece taker, Grabber by, Token token) {
    if (by.makesRoom() && token.isStone()) {
      // W-STONE-TIME-03: one exchange.
      play.crew().take(taker, Token.TIME);
      play.field().put(play.crew().at(taker), Token.TIME.bit());
      play.log().dropped(taker, Token.TIME.bit(), play.crew().at(taker), "W-STONE-TIME-03");
    }
    play.crew().give(taker, token);
  }

  private static Phrase took(String key, Piece taker, Token token) {
    return Log.about(key, taker).name("token", token.toldKey());
  }

  private static void tell(
      Phrase phrase, Piece taker, Grabber by, Token token, String from, Log log) {
    log.emit(Event.of(Kind.TOOK, phrase, by.rule()).moving(token.thing(), from, taker.thing()));
  }
}
