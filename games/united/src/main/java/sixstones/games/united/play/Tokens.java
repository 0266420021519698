package sixstones.games.united.play;

import sixstones.games.united.board.Board;
import sixstones.games.united.board.Context;
import sixstones.games.united.board.Ring;
import sixstones.games.united.cards.Box;
import sixstones.games.united.cards.PlanCard;
import sixstones.games.united.cards.Token;
import sixstones.games.united.effects.Effect;
import sixstones.games.united.effects.Feature;
import sixstones.games.united.effects.Trigger;

/** Thugs, Civilians and Doombots in Locations, and Overflow. */
final class Tokens {

  private Tokens() {}

  /** U-ADD-05: adds as many as fit; says whether one did not. */
  static boolean add(Playing game, int at, Token token, int count) {
    int added = Math.min(count, game.ring.free(at));
    if (added > 0) {
      game.ring.add(at, token, added);
      game.tell.added(at, token, added);
    }
    return added < count;
  }

  /** U-OVERFLOW-03, U-OVERFLOW-05: in a Villain turn now, in a Hero turn at its end. */
  static void overflow(Playing game, int locations, int start) {
    if (locations == 0) return;
    if (!game.isVillainTurn()) {
      for (int i = 0; i < Box.RING; i++) {
        int at = Ring.clockwise(start, i);
        if ((locations >> at & 1) != 0) queue(game, at);
      }
      return;
    }
    game.interrupt();
    for (int i = Box.RING - 1; i >= 0; i--) {
      int at = Ring.clockwise(start, i);
      if ((locations >> at & 1) != 0) game.push(new Overflow(at));
    }
  }

  private static void queue(Playing game, int at) {
    game.turn.addOverflow(at);
    game.tell.overflowQueued(at);
  }

  /** The next Overflow of the queue; says false if none is left. */
  static boolean nextQueued(Playing game) {
    int at = game.turn.takeOverflow();
    if (at < 0) return false;
    game.push(HeroStage.END_OVERFLOWS);
    game.push(new Overflow(at));
    return true;
  }

  static void overflows(Playing game, int at) {
    game.turn.overflowCancelled(false);
    game.push(new OverflowEffect(at));
    Windows.open(game, Trigger.OVERFLOW_HERE, at);
  }

  static void overflowEffect(Playing game, int at) {
    if (game.turn.overflowCancelled()) {
      game.turn.overflowCancelled(false);
      return;
    }
    game.tell.overflow(at);
    game.push(game.board.villain().overflow(), Context.VILLAINS.here(at));
  }

  static void add(Playing game, Effect.Add add, Context context, int locations, int count) {
    var token = add.what();
    int start = Places.start(game.board, add.where(), context);
    boolean anywhere = add.where().with().contains(Feature.FREE_SLOT);
    if (locations == 0 && anywhere && token != null && token.isDoombot() && noSlot(game)) return;
    int full = 0;
    for (int i = 0; i < Box.RING; i++) {
      int at = Ring.clockwise(start, i);
      if ((locations >> at & 1) == 0 || token == null) continue;
      if (add(game, at, token, count)) full |= 1 << at;
    }
    overflow(game, full, start);
  }

  /** U-DOOM-08: a Doombot finds no slot anywhere. */
  private static boolean noSlot(Playing game) {
    if (!game.board.villain().losesUnplaceable() || game.ring.anyFree()) return false;
    game.end(Ending.PLOT);
    return true;
  }

  /** U-ADD-01 to U-ADD-04: the token area of a plan card. */
  static void plan(Playing game, PlanCard plan) {
    int start = Ring.clockwise(game.dashboard.at(), -1);
    int full = 0;
    for (int place = 0; place < 3; place++) {
      int at = Ring.clockwise(start, place);
      for (var token : new Token[] {Token.THUG, Token.DOOMBOT, Token.CIVILIAN}) {
        int count = plan.adds(place, token);
        if (count > 0 && add(game, at, token, count)) full |= 1 << at;
      }
    }
    overflow(game, full, start);
  }

  /** The kinds of tokens that an effect may mean, as a set. */
  static int kinds(Board board, Feature what, int at) {
    int kinds = 0;
    for (var token : Token.ALL) {
      boolean meant = what == Feature.TOKEN || (what == Feature.THUG) == token.isThug();
      if (meant && board.ring().count(at, token) > 0) kinds |= 1 << token.ordinal();
    }
    return kinds;
  }

  static void remove(Playing game, int at, Token token, int count) {
    game.ring.add(at, token, -count);
    Fighting.keepWounds(game, at, token);
    game.tell.removed(at, token, count);
  }

  static boolean canRelocate(Board board, Effect.Relocate relocate, Context context) {
    return sources(board, relocate, context) != 0;
  }

  /** U-RULE-92: where something may be taken from, given that it must fit elsewhere. */
  static int sources(Board board, Effect.Relocate relocate, Context context) {
    int from = Places.find(board, relocate.from(), context);
    int found = 0;
    for (int at = 0; at < Box.RING; at++) {
      if ((from >> at & 1) != 0
          && kinds(board, relocate.what(), at) != 0
          && destinations(board, relocate, context.chosen(at)) != 0) {
        found |= 1 << at;
      }
    }
    return found;
  }

  static int destinations(Board board, Effect.Relocate relocate, Context context) {
    int to = Places.find(board, relocate.to(), context);
    int found = 0;
    for (int at = 0; at < Box.RING; at++) {
      if ((to >> at & 1) != 0 && board.ring().free(at) > 0) found |= 1 << at;
    }
    return found;
  }
}
