package sixstones.games.united.tokens;

import sixstones.engine.Bits;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.PlanCard;
import sixstones.games.united.effects.Feature;
import sixstones.games.united.effects.Token;
import sixstones.games.united.effects.Trigger;
import sixstones.games.united.fight.Fight;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Location;
import sixstones.games.united.steps.Play;
import sixstones.games.united.supercards.SuperHeroCards;

/** Thugs, Civilians and Doombots in Locations, and Overflow. */
public final class Tokens {

  private Tokens() {}

  /** U-ADD-05: adds as many as fit; says whether one did not. */
  public static boolean add(Play game, Location at, Token token, int count) {
    int added = Math.min(count, game.ring.free(at));
    if (added > 0) {
      game.ring.add(at, token, added);
      game.tell.added(at, token, added);
    }
    return added < count;
  }

  /** U-OVERFLOW-03, U-OVERFLOW-05: in a Villain turn now, in a Hero turn at its end. */
  public static void overflow(Play game, int locations, Location start) {
    if (locations == 0) return;
    if (!game.isVillainTurn()) {
      for (int i = 0; i < Box.RING; i++) {
        Location at = start.clockwise(i);
        if (at.isIn(locations)) queue(game, at);
      }
      return;
    }
    game.interrupt();
    for (int i = Box.RING - 1; i >= 0; i--) {
      Location at = start.clockwise(i);
      if (at.isIn(locations)) game.push(new Overflow(at));
    }
  }

  private static void queue(Play game, Location at) {
    game.turn.overflows().add(at);
    game.tell.overflowQueued(at);
  }

  public static void overflows(Play game, Location at) {
    game.turn.overflowCancelled(false);
    game.push(new OverflowEffect(at));
    SuperHeroCards.open(game, Trigger.OVERFLOW_HERE, at);
  }

  public static void overflowEffect(Play game, Location at) {
    if (game.turn.overflowCancelled()) {
      game.turn.overflowCancelled(false);
      return;
    }
    game.tell.overflow(at);
    game.push(game.board.villain().overflow(), Context.VILLAINS.here(at));
  }

  /** U-ADD-01 to U-ADD-04: the token area of a plan card. */
  public static void plan(Play game, PlanCard plan) {
    Location start = game.dashboard.at().clockwise(-1);
    int full = 0;
    for (int place = 0; place < 3; place++) {
      Location at = start.clockwise(place);
      for (var token : new Token[] {Token.THUG, Token.DOOMBOT, Token.CIVILIAN}) {
        int count = plan.adds(place, token);
        if (count > 0 && add(game, at, token, count)) full = Bits.with(full, at.index());
      }
    }
    overflow(game, full, start);
  }

  /** The kinds of tokens that an effect may mean, as a set. */
  public static int kinds(Board board, Feature what, Location at) {
    int kinds = 0;
    for (var token : Token.ALL) {
      boolean meant = what == Feature.TOKEN || (what == Feature.THUG) == token.isThug();
      if (meant && board.ring().count(at, token) > 0) kinds = Bits.with(kinds, token.ordinal());
    }
    return kinds;
  }

  public static void remove(Play game, Location at, Token token, int count) {
    game.ring.add(at, token, -count);
    Fight.keepWounds(game, at, token);
    game.tell.removed(at, token, count);
  }
}
