package sixstones.games.united.support;

import sixstones.engine.Bits;
import sixstones.engine.MoveList;
import sixstones.games.united.box.BattlePlan;
import sixstones.games.united.box.Box;
import sixstones.games.united.effects.Trigger;
import sixstones.games.united.moves.SharedMoves;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.Pool;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Possible;
import sixstones.games.united.terms.Conditions;

/** U-SOLO-30, U-RULE-90: Battle Plans act on the Support card that is played. */
public final class BattlePlans {

  private BattlePlans() {}

  /** What the card just played sets off; what may be used at once is asked for at once. */
  public static void supportPlayed(Play game) {
    if (game.story.isFacedown(game.turn.ofHero().played())) return;
    int now = 0;
    for (var plan : Box.battlePlans()) {
      if (!game.board.support().has(plan)
          || !Conditions.hold(game.board, plan.cond(), Context.ofHero(Member.FIRST))) {
        continue;
      }
      if (plan.trigger() == Trigger.SUPPORT_TURN) {
        game.turn.ofHero().offer(plan);
      } else if (plan.trigger() == Trigger.SUPPORT_PLAYED) {
        game.turn.ofHero().extra(game.turn.ofHero().extra() + Pool.of(plan.gives()));
        if (plan.optional()) now = Bits.with(now, plan.index());
        else game.push(plan.effects(), Context.ofHero(Member.FIRST));
      }
    }
    game.turn.ofHero().offers(game.turn.ofHero().offers() | now);
    ask(game, now);
  }

  private static void ask(Play game, int plans) {
    if (usable(game.board, plans) != 0) game.push(new UsePlans(plans));
    else game.turn.ofHero().offers(game.turn.ofHero().offers() & ~plans);
  }

  /** Those that are on offer and can do something, as a set. */
  private static int usable(Board board, int plans) {
    int usable = 0;
    for (var plan : Box.battlePlans()) {
      if (Bits.has(board.turn().ofHero().offers() & plans, plan.index())
          && Possible.all(board, plan.price(), Context.ofHero(Member.FIRST))
          && Possible.any(board, plan.effects(), Context.ofHero(Member.FIRST))) {
        usable = Bits.with(usable, plan.index());
      }
    }
    return usable;
  }

  public static void list(Board board, int plans, MoveList<UnitedMove> into) {
    if (board.turn().ofHero().offers() == 0) return;
    for (int rest = usable(board, plans); rest != 0; rest = Bits.rest(rest)) {
      into.add(SharedMoves.battlePlan(Box.battlePlan(Bits.first(rest))));
    }
  }

  /** One of several that may be used at once; then the others are asked for. */
  public static void use(Play game, UsePlans step, BattlePlan plan) {
    game.push(new OfferPlans(Bits.without(step.plans(), plan.index())));
    use(game, plan);
  }

  public static void use(Play game, BattlePlan plan) {
    game.turn.ofHero().offers(Bits.without(game.turn.ofHero().offers(), plan.index()));
    game.tell.usedPlan(plan);
    game.push(plan.effects(), Context.ofHero(Member.FIRST));
    game.push(plan.price(), Context.ofHero(Member.FIRST));
  }

  /** Asks for those plans that may still be used. */
  public static void offer(Play game, int plans) {
    if (plans != 0 && !game.team.isKo(Member.FIRST)) ask(game, plans);
  }
}
