package sixstones.games.war.thanos;

import sixstones.engine.Bits;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Token;
import sixstones.games.war.box.Tokens;
import sixstones.games.war.log.Cause;
import sixstones.games.war.log.Log;

/** One activation at the end of a turn of the Gauntlet team: move, return, take (W-THANOS-07). */
public final class Activation {

  private Activation() {}

  public static void run(WarPosition position, Events out) {
    Log.simply(out, Kind.PLAYED, "activation", Piece.THANOS, "W-THANOS-04");
    var start = position.crew().at(Piece.THANOS);
    int stonesBefore = position.ledger().taken() & Tokens.STONES;
    var target = Nearest.target(position, start, out);
    out.sceneEnds(position);
    // W-THANOS-17, W-THANOS-21: the start place too, and also when he does not move.
    boolean driven = Thanos.meet(position, start, Cause.THANOS_STARTED, out);
    var reached = start;
    if (!target.isNone() && target != start && !driven) {
      var step = Nearest.step(position, start, target, out);
      if (Thanos.step(position, step, out)) reached = step;
    }
    out.sceneEnds(position);
    if ((position.ledger().taken() & Tokens.STONES) == stonesBefore) {
      takeOne(position, start, reached, out);
    }
  }

  /** W-THANOS-18, W-THANOS-19: exactly one, the start place first, the worthiest kind first. */
  private static void takeOne(WarPosition position, Place start, Place reached, Events out) {
    var place = start;
    int tokens = within(position, start);
    if (tokens == 0) {
      place = reached;
      tokens = within(position, reached);
    }
    if (tokens == 0) return;
    var token = draw(position, worthiest(tokens), out);
    position.field().remove(place, token.bit());
    position.ledger().toThanos(token);
    position.progress();
    Log.thanosTook(position, out, Piece.THANOS, token, place.thing(), "W-THANOS-18", "W-THANOS-20");
  }

  private static int within(WarPosition position, Place place) {
    return position.field().lying(place) & ~position.crew().barred(Piece.THANOS);
  }

  private static int worthiest(int tokens) {
    if ((tokens & Tokens.STONES) != 0) return tokens & Tokens.STONES;
    if ((tokens & Tokens.HEROES) != 0) return tokens & Tokens.HEROES;
    if ((tokens & Tokens.LEADERSHIP) != 0) return tokens & Tokens.LEADERSHIP;
    // Energy tokens are all alike: nothing to be tossed for.
    return Integer.lowestOneBit(tokens);
  }

  /** W-RULE-86: two are tossed for, more are drawn. */
  private static Token draw(WarPosition position, int tokens, Events out) {
    int count = Bits.count(tokens);
    if (count == 1) return Token.first(tokens);
    int drawn = position.chance().below(count);
    if (out.on()) tellDraw(tokens, count, drawn, out);
    return Token.of(Bits.nth(tokens, drawn));
  }

  private static void tellDraw(int tokens, int count, int drawn, Events out) {
    var options = Tokens.names(tokens, Token::toldKey).stream().map(Log::name).toList();
    if (count == 2) {
      Log.tossed(out, "token", options.get(0), options.get(1), drawn, "W-RULE-86");
    } else {
      Log.drawn(out, Log.phrase("drew.token"), options, drawn, "W-RULE-86");
    }
  }
}
