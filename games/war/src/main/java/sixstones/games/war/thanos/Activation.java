package sixstones.games.war.thanos;

import java.util.ArrayList;
import sixstones.engine.Bits;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.engine.phrase.Arg;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Board;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Token;
import sixstones.games.war.log.Cause;
import sixstones.games.war.log.Log;

/** One activation at the end of a turn of the Gauntlet team: move, return, take (W-THANOS-07). */
public final class Activation {

  private Activation() {}

  public static void run(WarPosition position, Events out) {
    Log.simply(out, Kind.PLAYED, "activation", Piece.THANOS, "W-THANOS-04");
    int start = position.crew().at(Piece.THANOS);
    int stonesBefore = position.ledger().taken() & Token.ALL_STONES;
    int target = Nearest.target(position, start, out);
    out.sceneEnds(position);
    // W-THANOS-17, W-THANOS-21: the start place too, and also when he does not move.
    boolean driven = Thanos.meet(position, start, Cause.THANOS_STARTED, out);
    int reached = start;
    if (target != Board.NONE && target != start && !driven) {
      int step = Nearest.step(position, start, target, out);
      if (Thanos.step(position, step, out)) reached = step;
    }
    out.sceneEnds(position);
    if ((position.ledger().taken() & Token.ALL_STONES) == stonesBefore) {
      takeOne(position, start, reached, out);
    }
  }

  /** W-THANOS-18, W-THANOS-19: exactly one, the start place first, the worthiest kind first. */
  private static void takeOne(WarPosition position, int start, int reached, Events out) {
    int place = start;
    int tokens = within(position, start);
    if (tokens == 0) {
      place = reached;
      tokens = within(position, reached);
    }
    if (tokens == 0) return;
    int token = draw(position, worthiest(tokens), out);
    position.field().remove(place, 1 << token);
    position.ledger().toThanos(token);
    position.progress();
    Log.thanosTook(
        position, out, Piece.THANOS, token, Board.thing(place), "W-THANOS-18", "W-THANOS-20");
  }

  private static int within(WarPosition position, int place) {
    return position.field().lying(place) & ~position.crew().barred(Piece.THANOS);
  }

  private static int worthiest(int tokens) {
    if ((tokens & Token.ALL_STONES) != 0) return tokens & Token.ALL_STONES;
    if ((tokens & Token.ALL_HEROES) != 0) return tokens & Token.ALL_HEROES;
    if ((tokens & Token.ALL_LEADERSHIP) != 0) return tokens & Token.ALL_LEADERSHIP;
    // Energy tokens are all alike: nothing to be tossed for.
    return Integer.lowestOneBit(tokens);
  }

  /** W-RULE-86: two are tossed for, more are drawn. */
  private static int draw(WarPosition position, int tokens, Events out) {
    int count = Bits.count(tokens);
    if (count == 1) return Bits.first(tokens);
    int drawn = position.chance().below(count);
    if (out.on()) tellDraw(tokens, count, drawn, out);
    return Bits.nth(tokens, drawn);
  }

  private static void tellDraw(int tokens, int count, int drawn, Events out) {
    var options = new ArrayList<Arg>();
    for (int n = 0; n < count; n++) options.add(Log.name(Token.toldKey(Bits.nth(tokens, n))));
    if (count == 2) {
      Log.tossed(out, "token", options.get(0), options.get(1), drawn, "W-RULE-86");
    } else {
      Log.drawn(out, Log.phrase("drew.token"), options, drawn, "W-RULE-86");
    }
  }
}
