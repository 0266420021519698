package sixstones.games.united.verbs;

import sixstones.games.united.actions.Actions;
import sixstones.games.united.actions.GiveActions;
import sixstones.games.united.actions.Movement;
import sixstones.games.united.box.Box;
import sixstones.games.united.damage.Damage;
import sixstones.games.united.decks.Cards;
import sixstones.games.united.effects.Deed;
import sixstones.games.united.effects.Effect;
import sixstones.games.united.effects.Place;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.effects.Who;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Pool;
import sixstones.games.united.state.Ring;
import sixstones.games.united.steps.EffectQuestion;
import sixstones.games.united.steps.EffectStep;
import sixstones.games.united.steps.Inquiry;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Selection;
import sixstones.games.united.terms.Places;
import sixstones.games.united.tokens.ActionTokens;

/** Effects on Heroes: actions, Action tokens, cards, moves, damage and protection. */
public final class HeroVerbs {

  private static final long BASIC = 0b0111;

  private HeroVerbs() {}

  public static int heroOf(Who who, Context context) {
    return who == Who.TARGET ? context.target() : context.actor();
  }

  /** U-SOLO-22: in Commander mode "another Hero" is the Commander. */
  public static long others(Board board, int hero) {
    if (board.mode().hasCommander()) return 1L << hero;
    return board.team().standing() & ~(1L << hero);
  }

  public static void act(Play game, EffectStep step, Effect.Act act) {
    game.nothingDone(Deed.DEFEATED);
    var context = step.context();
    if (act.who() == Who.OTHERS) {
      long heroes = others(game.board, context.actor());
      for (int h = game.team.size() - 1; h >= 0; h--) {
        if ((heroes >> h & 1) != 0) actNow(game, act, Context.ofHero(h), -1);
      }
      return;
    }
    int found = Places.find(game.board, act.where(), context);
    if (act.where().isChoice()) {
      Inquiry.askIfAny(
          game, step, PickKind.LOCATION, 0, Actions.where(game.board, act, context, found));
    } else if (act.where().equals(Place.HERE)) {
      actNow(game, act, context, context.here());
    } else {
      for (int i = Box.RING - 1; i >= 0; i--) {
        int at = Ring.clockwise(Places.start(game.board, act.where(), context), i);
        if ((found >> at & 1) != 0) actNow(game, act, context, at);
      }
    }
  }

  public static void actNow(Play game, Effect.Act act, Context context, int at) {
    game.push(new GiveActions(Pool.of(act.symbols()), at, act.single(), -1, context));
  }

  public static void gain(Play game, EffectStep step, Effect.GainToken gain, int hero, int left) {
    var token = gain.token();
    if (token == null) {
      Inquiry.ask(game, step, PickKind.SYMBOL, hero | left << 4, BASIC);
      return;
    }
    ActionTokens.give(game, hero, token, left);
  }

  public static void gained(Play game, EffectQuestion step, Effect.GainToken gain, int picked) {
    int hero = step.remembered() & 15;
    int left = (step.remembered() >> 4) - 1;
    ActionTokens.give(game, hero, Symbol.ALL[picked], 1);
    if (left > 0) gain(game, step, gain, hero, left);
  }

  public static void lose(Play game, EffectStep step, Effect.LoseToken lose, int hero, int left) {
    var token = lose.token();
    if (token != null) {
      for (int i = 0; i < left && game.team.tokens(hero, token) > 0; i++)
        ActionTokens.spend(game, hero, token);
      return;
    }
    long kinds = 0;
    for (var kind : Symbol.ALL) if (game.team.tokens(hero, kind) > 0) kinds |= 1L << kind.ordinal();
    var owners = Inquiry.with(step, step.context().by(hero));
    Inquiry.askIfAny(game, owners, PickKind.SYMBOL, hero | left << 4, kinds);
  }

  public static void draw(Play game, EffectStep step, Effect.Draw draw) {
    var context = step.context();
    switch (draw.who()) {
      case ONE, ONE_TOTAL -> {
        long heroes = 0;
        int found = Places.find(game.board, draw.where(), context);
        for (int h = 0; h < game.team.size(); h++) {
          if (!game.team.isKo(h) && (found >> game.team.at(h) & 1) != 0) heroes |= 1L << h;
        }
        Inquiry.askIfAny(game, step, PickKind.HERO, 0, heroes);
      }
      case ALL -> {
        for (int h = 0; h < game.team.size(); h++) Cards.draw(game, h, draw.n());
      }
      default -> {
        int hero = heroOf(draw.who(), context);
        int count = draw.upTo() > 0 ? draw.upTo() - game.team.handSize(hero) : draw.n();
        Cards.draw(game, hero, count);
      }
    }
  }

  public static void moveHero(Play game, EffectStep step, Effect.MoveHero move) {
    var context = step.context();
    if (move.to() != null) {
      Inquiry.askIfAny(
          game, step, PickKind.LOCATION, 0, Places.find(game.board, move.to(), context));
      return;
    }
    long near = 0;
    int from = game.team.at(context.actor());
    for (int at = 0; at < Box.RING; at++) {
      if (at != from && Ring.distance(from, at) <= move.steps()) near |= 1L << at;
    }
    Inquiry.ask(game, step, PickKind.LOCATION, 0, near | Selection.MAY_DECLINE);
  }

  public static void heroMoved(Play game, EffectQuestion step, Effect.MoveHero move, int picked) {
    if (picked < 0) return;
    int hero = step.context().actor();
    if (step.pick() == PickKind.HERO) {
      Movement.go(game, picked, step.remembered());
      return;
    }
    long along = game.team.standingAt(game.team.at(hero)) & ~(1L << hero);
    // Asked after what the first entry triggers at once (U-RULE-76).
    if (move.carry() && along != 0 && picked != game.team.at(hero)) {
      Inquiry.ask(game, step, PickKind.HERO, picked, along | Selection.MAY_DECLINE);
    }
    Movement.go(game, hero, picked);
  }

  /** U-RULE-53: all targets are named first, then all take the damage. */
  public static void damage(Play game, EffectStep step, Effect.Damage damage, int hits, int done) {
    var context = step.context();
    var team = game.team;
    if (damage.who() == Who.TARGET) {
      if (!team.isKo(context.target()))
        Damage.deal(game, 1 << context.target(), damage.n(), damage.unpreventable(), context);
      return;
    }
    int found = Places.find(game.board, damage.where(), context);
    for (int i = 0; i < Box.RING; i++) {
      int at = Ring.clockwise(Places.villain(game.board, context), i);
      if ((found >> at & 1) == 0 || (done >> at & 1) != 0) continue;
      int heroes = team.standingAt(at);
      done |= 1 << at;
      if (damage.who() == Who.ALL || heroes == 0) {
        hits |= heroes;
      } else {
        Inquiry.ask(game, step, PickKind.HERO, hits | done << 6, heroes);
        return;
      }
    }
    Damage.deal(game, hits, damage.n(), damage.unpreventable(), context);
  }

  public static void protect(Play game, Effect.Protect protect, Context context) {
    int hero = heroOf(protect.who(), context);
    if (protect.now()) game.turn.shield(game.turn.shield() + protect.n());
    else if (protect.area()) {
      game.team.sheltering(context.actor(), true);
      game.tell.shelters(context.actor());
    } else if (protect.n() == 0) {
      game.team.invulnerable(hero, true);
      game.tell.invulnerable(hero);
    } else {
      game.team.guard(hero, game.team.guard(hero) + protect.n());
      game.tell.guarded(hero, protect.n());
    }
  }

  public static void forcePlay(Play game, EffectStep step, Effect.ForcePlay force) {
    if (force.who() == Who.ONE) {
      int here = game.team.standingAt(Places.here(game.board, step.context()));
      Inquiry.askIfAny(game, step, PickKind.HERO, 0, here);
    } else {
      forcePlay(game, step, force, step.context().target());
    }
  }

  public static void forcePlay(Play game, EffectStep step, Effect.ForcePlay force, int hero) {
    if (game.team.isKo(hero)) return;
    if (force.random()) {
      game.team.mustPlayRandom(hero, true);
      game.tell.made("forcedRandom", hero, step.effects(), "U-RANDOM-01");
    } else {
      game.team.mustPlayFacedown(hero, true);
      game.tell.made("forcedFacedown", hero, step.effects(), "U-RANDOM-02");
    }
  }
}
