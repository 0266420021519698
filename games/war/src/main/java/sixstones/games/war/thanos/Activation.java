package sixstones.games.war.thanos;

import sixstones.engine.Bits;
import sixstones.engine.event.Kind;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Token;
import sixstones.games.war.box.Tokens;
import sixstones.games.war.log.Cause;
import sixstones.games.war.log.Log;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Play;

/** One activation at the end of a turn of the Gauntlet team: move, return, take (W-THANOS-07). */
public final class Activation {

  private Activation() {}

  public static void run(Play play) {
    play.log().simply(Kind.PLAYED, "activation", Piece.THANOS, "W-THANOS-04");
    var start = play.crew().at(Piece.THANOS);
    int stonesBefore = play.ledger().taken() & Tokens.STONES;
    var target = Nearest.target(play, start);
    play.sceneEnds();
    // W-THANOS-17, W-THANOS-21: the start place too, and also when he does not move.
    boolean driven = Thanos.meet(play, start, Cause.THANOS_STARTED);
    var reached = start;
    if (!target.isNone() && target != start && !driven) {
      var step = Nearest.step(play, start, target);
      if (Thanos.step(play, step)) reached = step;
    }
    play.sceneEnds();
    if ((play.ledger().taken() & Tokens.STONES) == stonesBefore) {
      takeOne(play, start, reached);
    }
  }

  /** W-THANOS-18, W-THANOS-19: exactly one, the start place first, the worthiest kind first. */
  private static void takeOne(Play play, Place start, Place reached) {
    var place = start;
    int tokens = within(play.board(), start);
    if (tokens == 0) {
      place = reached;
      tokens = within(play.board(), reached);
    }
    if (tokens == 0) return;
    var token = draw(play, worthiest(tokens));
    play.field().remove(place, token.bit());
    play.ledger().toThanos(token);
    play.board().progress();
    play.log()
        .thanosTook(
            play.ledger(), Piece.THANOS, token, place.thing(), "W-THANOS-18", "W-THANOS-20");
  }

  private static int within(Board board, Place place) {
    return board.field().lying(place) & ~board.crew().barred(Piece.THANOS);
  }

  private static int worthiest(int tokens) {
    if ((tokens & Tokens.STONES) != 0) return tokens & Tokens.STONES;
    if ((tokens & Tokens.HEROES) != 0) return tokens & Tokens.HEROES;
    if ((tokens & Tokens.LEADERSHIP) != 0) return tokens & Tokens.LEADERSHIP;
    // Energy tokens are all alike: nothing to be tossed for.
    return Integer.lowestOneBit(tokens);
  }

  /** W-RULE-86: two are tossed for, more are drawn. */
  private static Token draw(Play play, int tokens) {
    int count = Bits.count(tokens);
    if (count == 1) return Token.first(tokens);
    int drawn = play.chance().below(count);
    if (play.log().on()) tellDraw(tokens, count, drawn, play.log());
    return Token.of(Bits.nth(tokens, drawn));
  }

  private static void tellDraw(int tokens, int count, int drawn, Log log) {
    var options = Tokens.names(tokens, Token::toldKey).stream().map(Log::name).toList();
    if (count == 2) {
      log.tossed("token", options.get(0), options.get(1), drawn, "W-RULE-86");
    } else {
      log.drawn(Log.phrase("drew.token"), options, drawn, "W-RULE-86");
    }
  }
}
