package sixstones.games.united.steps;

import sixstones.games.united.actions.Actions;
import sixstones.games.united.box.Box;
import sixstones.games.united.effects.Effect;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.effects.Feature;
import sixstones.games.united.effects.Who;
import sixstones.games.united.heroturn.HeroTurn;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Pool;
import sixstones.games.united.state.Threats;
import sixstones.games.united.terms.Conditions;
import sixstones.games.united.terms.Places;
import sixstones.games.united.tokens.Tokens;
import sixstones.games.united.verbs.EnemyVerbs;
import sixstones.games.united.verbs.HeroVerbs;
import sixstones.games.united.verbs.StoryVerbs;
import sixstones.games.united.verbs.Verbs;

/** Whether an effect can do anything at the moment: options that can't may not be picked. */
public final class Possible {

  private Possible() {}

  /** Whether any step can do something. */
  public static boolean any(Board board, Effects effects, Context context) {
    for (var effect : effects.steps()) if (is(board, effect, context)) return true;
    return false;
  }

  /** Whether a cost can be paid completely. */
  public static boolean all(Board board, Effects effects, Context context) {
    for (var effect : effects.steps()) if (!is(board, effect, context)) return false;
    return true;
  }

  private static boolean is(Board board, Effect effect, Context context) {
    int hero = context.actor();
    var team = board.team();
    return switch (effect) {
      case Effect.Choose choose -> {
        boolean possible = false;
        for (var option : choose.options()) possible |= any(board, option, context);
        yield possible;
      }
      case Effect.May may -> all(board, may.cost(), context) && any(board, may.then(), context);
      case Effect.If test ->
          Conditions.hold(board, test.cond(), context)
              ? any(board, test.then(), context)
              : any(board, test.otherwise(), context);
      case Effect.Act act ->
          act.who() == Who.OTHERS
              ? othersCanAct(board, act, hero)
              : Actions.anyFor(board, act, context);
      case Effect.TreatSymbols treat -> turnsSymbols(board, treat);
      case Effect.MoveHero move -> move.to() == null || Places.find(board, move.to(), context) != 0;
      case Effect.Remove remove -> Places.count(board, remove.what(), remove.where(), context) > 0;
      case Effect.ForEachHero each -> Places.count(board, Feature.HERO, each.where(), context) > 0;
      case Effect.Heal _ -> board.villain().hasHealth();
      case Effect.LoseToken lose -> {
        int who = lose.who() == Who.TARGET ? context.target() : hero;
        var token = lose.token();
        yield (token == null ? team.allTokens(who) : team.tokens(who, token)) >= lose.n();
      }
      case Effect.Discard discard -> team.handSize(hero) >= discard.n();
      case Effect.Draw draw ->
          draw.who() != Who.SELF
              || (!team.deck(hero).isEmpty()
                  && (draw.upTo() == 0 || team.handSize(hero) < draw.upTo()));
      case Effect.Defeat defeat -> Places.count(board, Feature.THUG, defeat.where(), context) > 0;
      case Effect.Rescue rescue ->
          Places.count(board, Feature.CIVILIAN, rescue.where(), context) > 0;
      case Effect.DamageEnemy damage -> canDamage(board, damage, context);
      case Effect.Stun stun ->
          EnemyVerbs.stunTargets(board, Places.find(board, stun.where(), context)) != 0;
      case Effect.Relocate relocate -> Tokens.canRelocate(board, relocate, context);
      case Effect.MoveThreat move -> move.self() || EnemyVerbs.henchmen(board) != 0;
      case Effect.CoverSymbol cover -> StoryVerbs.coverable(board, cover.anyCard()) != 0;
      case Effect.SwapStory swap -> StoryVerbs.canSwap(board, swap.own(), context);
      case Effect.Forgo _ -> !board.turn().specialUsed() && board.turn().own() == printed(board);
      case Effect.FlipUp _ -> StoryVerbs.facedown(board) != 0;
      case Effect.ThreatToken token ->
          StoryVerbs.fillable(board, Places.find(board, token.where(), context)) != 0;
      case Effect.GainToken gain -> gain.who() != Who.OTHER || HeroVerbs.others(board, hero) != 0;
      case Effect.PeekPlan _ -> !board.dashboard().plans().isEmpty();
      case Effect.UseEndOfTurn use ->
          Verbs.usable(board, Places.find(board, use.where(), context), context) != 0;
      case Effect.RefreshRow _ ->
          !board.support().row().isEmpty() && !board.support().deck().isEmpty();
      case Effect.ReturnThreat _ -> cleared(board);
      case Effect.Charge charge -> board.gear().owner(Box.gearNamed(charge.gear())) == hero;
      case Effect.EndStep end -> any(board, end.then(), context);
      default -> true;
    };
  }

  private static boolean othersCanAct(Board board, Effect.Act act, int hero) {
    long others = HeroVerbs.others(board, hero);
    for (int h = 0; h < board.team().size(); h++) {
      if ((others >> h & 1) != 0 && Actions.anyFor(board, act, Context.ofHero(h))) return true;
    }
    return false;
  }

  /** U-RULE-22: only symbols that are left. */
  private static boolean turnsSymbols(Board board, Effect.TreatSymbols treat) {
    var turn = board.turn();
    int pool = treat.wholeTurn() ? turn.own() + turn.shared() + turn.extra() : turn.own();
    return Pool.count(pool, treat.from()) > 0;
  }

  /** The symbols of the card just played, none of them used. */
  private static int printed(Board board) {
    int played = board.turn().played();
    if (played < 0) return -1;
    return HeroTurn.symbols(board, played);
  }

  private static boolean canDamage(Board board, Effect.DamageEnemy damage, Context context) {
    int found = Places.find(board, damage.where(), context);
    for (int at = 0; at < Box.RING; at++) {
      if ((found >> at & 1) != 0 && EnemyVerbs.canDamageAt(board, damage.what(), at)) return true;
    }
    return false;
  }

  private static boolean cleared(Board board) {
    for (int t = 0; t < Threats.COUNT; t++) if (!board.threats().inPlay(t)) return true;
    return false;
  }
}
