package sixstones.games.united.verbs;

import sixstones.games.united.decks.Cards;
import sixstones.games.united.effects.Decider;
import sixstones.games.united.effects.Effect;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Deck;
import sixstones.games.united.state.Pool;
import sixstones.games.united.steps.EffectQuestion;
import sixstones.games.united.steps.EffectStep;
import sixstones.games.united.steps.Inquiry;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Selection;
import sixstones.games.united.tokens.ActionTokens;

/** Effects on plan cards, on Action tokens of all Heroes, and on the Support row. */
public final class PlanVerbs {

  private static final int HAND_OUT = 1 << 20;

  private PlanVerbs() {}

  /** U-RULE-06: an empty deck is no loss. */
  public static void peek(Play game, EffectStep step, Effect.PeekPlan peek) {
    var plans = game.dashboard.plans();
    int count = Math.min(peek.n(), plans.size());
    if (count == 0) return;
    int hero = step.context().actor();
    for (int depth = 0; depth < count; depth++) {
      plans.see(depth, game.board.seesHand(hero));
      game.tell.sawPlan(hero, plans.below(depth), depth);
    }
    if (peek.reorder() && count < 2) return;
    Inquiry.ask(game, step, PickKind.OPTION, 0, 0b11);
  }

  public static void peeked(Play game, Effect.PeekPlan peek, int picked) {
    if (picked == 0) return;
    var plans = game.dashboard.plans();
    int seen = plans.seenBy(0);
    int top = plans.draw();
    if (!peek.reorder()) {
      plans.putUnder(top, seen);
      game.tell.planUnder();
      return;
    }
    int other = plans.seenBy(0);
    int second = plans.draw();
    plans.putOnTop(top, seen);
    plans.putOnTop(second, other);
    game.tell.plansReordered();
  }

  public static void cycle(Play game, EffectStep step, Effect.CyclePlan cycle, int left, int put) {
    long cards = Cards.planChoices(game.board);
    if (left == 0 || cards == 0) {
      drawAgain(game, put);
      return;
    }
    if (cycle.by() == Decider.SELF && put == 0) showHand(game, step.context().actor());
    Inquiry.ask(
        game,
        Inquiry.by(step, cycle.by()),
        PickKind.PLAN,
        left | put << 4,
        cards | Selection.MAY_DECLINE);
  }

  private static void showHand(Play game, int hero) {
    int seats = game.board.seesHand(hero);
    for (int seat = 1; seat < game.board.seats(); seat++) {
      if ((seats >> seat & 1) != 0) game.dashboard.handSeen(seat, game.dashboard.hand());
    }
    game.tell.sawVillainHand(hero);
  }

  public static void cycled(Play game, EffectQuestion step, Effect.CyclePlan cycle, int picked) {
    int left = step.remembered() & 15;
    int put = step.remembered() >> 4;
    if (picked < 0) {
      drawAgain(game, put);
      return;
    }
    int seen = cycle.by() == Decider.SELF ? game.board.seesHand(step.context().actor()) : 0;
    game.dashboard.giveShown(picked, seen);
    game.dashboard.plans().putUnder(game.board.villain().plans().get(picked).index(), seen | 1);
    game.tell.planUnder();
    cycle(game, step, cycle, left - 1, put + 1);
  }

  private static void drawAgain(Play game, int count) {
    Cards.drawPlans(game, count);
  }

  /** Sabotage: everything is collected, some is discarded, the rest handed out; U-KO-16. */
  public static void collectTokens(Play game, EffectStep step, Effect.RedistributeTokens spread) {
    int pool = 0;
    for (int h = 0; h < game.team.size(); h++) {
      if (game.team.isKo(h)) continue;
      for (var kind : Symbol.ALL) {
        pool =
            Pool.add(pool, kind, Math.min(15 - Pool.count(pool, kind), game.team.tokens(h, kind)));
        game.team.tokens(h, kind, 0);
      }
    }
    if (pool == 0) return;
    game.tell.collected();
    if (spread.drop() > 0) askKind(game, step, pool);
    else askHero(game, step, pool);
  }

  private static void askKind(Play game, EffectStep step, int pool) {
    long kinds = 0;
    for (var kind : Symbol.ALL) if (Pool.count(pool, kind) > 0) kinds |= 1L << kind.ordinal();
    Inquiry.askIfAny(game, step, PickKind.SYMBOL, pool, kinds);
  }

  private static void askHero(Play game, EffectStep step, int pool) {
    if (pool == 0) return;
    Inquiry.askIfAny(game, step, PickKind.HERO, pool | HAND_OUT, game.team.standing());
  }

  public static void handOut(Play game, EffectQuestion step, int picked) {
    int pool = step.remembered() & ~HAND_OUT;
    if (step.pick() == PickKind.SYMBOL) {
      askHero(game, step, Pool.add(pool, Symbol.ALL[picked], -1));
      return;
    }
    for (var kind : Symbol.ALL) {
      if (Pool.count(pool, kind) == 0) continue;
      ActionTokens.give(game, picked, kind, 1);
      askHero(game, step, Pool.add(pool, kind, -1));
      return;
    }
  }

  /** Change of Shift: which card of the row goes under. */
  public static void refreshRow(Play game, EffectStep step) {
    var row = game.board.support().row();
    if (row.isEmpty() || game.board.support().deck().isEmpty()) return;
    Inquiry.askIfAny(game, step, PickKind.SUPPORT, 0, (1L << row.size()) - 1);
  }

  public static void refreshed(Play game, int picked) {
    var support = game.board.support();
    int card = support.row().below(picked);
    support.row().set(picked, support.row().below(0));
    support.row().draw();
    support.deck().putUnder(card, Deck.EVERYBODY);
    int shown = support.deck().draw();
    support.row().putOnTop(shown, Deck.EVERYBODY);
    game.tell.supportShown(shown);
  }
}
