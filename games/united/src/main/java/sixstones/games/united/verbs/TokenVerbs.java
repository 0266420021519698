package sixstones.games.united.verbs;

import sixstones.games.united.box.Box;
import sixstones.games.united.effects.Deed;
import sixstones.games.united.effects.Effect;
import sixstones.games.united.effects.Token;
import sixstones.games.united.fight.Fight;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.steps.EffectQuestion;
import sixstones.games.united.steps.EffectStep;
import sixstones.games.united.steps.Inquiry;
import sixstones.games.united.steps.Play;
import sixstones.games.united.terms.Places;
import sixstones.games.united.tokens.Tokens;

/** Effects that add, remove and move Thugs, Civilians and Doombots. */
public final class TokenVerbs {

  private TokenVerbs() {}

  public static void add(Play game, EffectStep step, Effect.Add add) {
    int found = Places.find(game.board, add.where(), step.context());
    if (add.what() == null) {
      mix(game, step, add, found, Verbs.amount(game, add.n()));
    } else if (add.where().isChoice()) {
      Inquiry.askIfAny(game, step, PickKind.LOCATION, 0, found);
    } else {
      Tokens.add(game, add, step.context(), found, Verbs.amount(game, add.n()));
    }
  }

  /** Any mix of Civilians and Thugs: the next token for the first Location left. */
  public static void mix(Play game, EffectStep step, Effect.Add add, int locations, int left) {
    int rest = left == 0 ? locations & locations - 1 : locations;
    if (rest == 0) return;
    int count = left == 0 ? Verbs.amount(game, add.n()) : left;
    long kinds = 1L << Token.CIVILIAN.ordinal() | 1L << Token.THUG.ordinal();
    Inquiry.ask(game, step, PickKind.TOKEN, rest | count << 6, kinds);
  }

  public static void added(Play game, EffectQuestion step, Effect.Add add, int picked) {
    if (step.pick() == PickKind.LOCATION) {
      Inquiry.bind(game, step, step.context().chosen(picked));
      Tokens.add(game, add, step.context(), 1 << picked, Verbs.amount(game, add.n()));
      return;
    }
    int locations = step.remembered() & 63;
    int at = Integer.numberOfTrailingZeros(locations);
    if (Tokens.add(game, at, Token.ALL[picked], 1)) Tokens.overflow(game, 1 << at, at);
    mix(game, step, add, locations, (step.remembered() >> 6) - 1);
  }

  public static void crisis(Play game) {
    for (int at = 0; at < Box.RING; at++) {
      int count = game.ring.count(at, Token.DOOMBOT);
      if (count == 0) continue;
      game.ring.add(at, Token.DOOMBOT, -count);
      game.ring.add(at, Token.CRISIS_DOOMBOT, count);
      game.tell.crisis(at, count);
    }
  }

  public static void remove(Play game, EffectStep step, Effect.Remove remove, int locations) {
    int most = Verbs.amount(game, remove.n());
    int rest = locations;
    while (rest != 0) {
      int at = Integer.numberOfTrailingZeros(rest);
      rest &= rest - 1;
      int kinds = Tokens.kinds(game.board, remove.what(), at);
      if (Integer.bitCount(kinds) > 1 && most == 1) {
        Inquiry.ask(game, step, PickKind.TOKEN, at | rest << 3, kinds);
        return;
      }
      for (var token : Token.ALL) {
        if ((kinds >> token.ordinal() & 1) == 0) continue;
        int count = Math.min(most, game.ring.count(at, token));
        Tokens.remove(game, at, token, count);
        game.did(Deed.REMOVED, count);
      }
    }
  }

  public static void relocated(
      Play game, EffectQuestion step, Effect.Relocate relocate, int picked) {
    int stage = step.remembered() >> 8;
    if (stage == 0) {
      int kinds = Tokens.kinds(game.board, relocate.what(), picked);
      Inquiry.askIfAny(game, step, PickKind.TOKEN, picked | 1 << 8, kinds);
    } else if (stage == 1) {
      int from = step.remembered() & 7;
      long to =
          Tokens.destinations(game.board, relocate, step.context().chosen(from)) & ~(1L << from);
      Inquiry.askIfAny(game, step, PickKind.LOCATION, from | picked << 3 | 2 << 8, to);
    } else {
      var token = Token.ALL[step.remembered() >> 3 & 3];
      game.ring.add(step.remembered() & 7, token, -1);
      Fight.keepWounds(game, step.remembered() & 7, token);
      game.ring.add(picked, token, 1);
      game.tell.relocated(token, step.remembered() & 7, picked);
    }
  }
}
