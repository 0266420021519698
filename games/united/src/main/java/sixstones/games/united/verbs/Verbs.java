package sixstones.games.united.verbs;

import sixstones.games.united.box.Box;
import sixstones.games.united.damage.Damage;
import sixstones.games.united.decks.Cards;
import sixstones.games.united.effects.Amount;
import sixstones.games.united.effects.Decider;
import sixstones.games.united.effects.Deed;
import sixstones.games.united.effects.Effect;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.effects.Token;
import sixstones.games.united.effects.Who;
import sixstones.games.united.fight.Fight;
import sixstones.games.united.gear.GearUse;
import sixstones.games.united.heroturn.HeroTurn;
import sixstones.games.united.moves.Enemy;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Pool;
import sixstones.games.united.state.Postponed;
import sixstones.games.united.steps.EffectQuestion;
import sixstones.games.united.steps.EffectStep;
import sixstones.games.united.steps.Inquiry;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Possible;
import sixstones.games.united.steps.Selection;
import sixstones.games.united.terms.Conditions;
import sixstones.games.united.terms.Places;
import sixstones.games.united.tokens.ActionTokens;
import sixstones.games.united.tokens.Tokens;
import sixstones.games.united.villainturn.VillainTurn;

/**
 * The verbs of effects. {@link #begin} carries an effect out or asks; {@link #answer} goes on with
 * what was picked.
 */
public final class Verbs {

  private Verbs() {}

  public static void begin(Play game, EffectStep step) {
    var context = step.context();
    var turn = game.turn;
    switch (step.effect()) {
      case Effect.Choose choose -> choose(game, step, choose);
      case Effect.May may -> {
        if (Possible.all(game.board, may.cost(), context)) {
          Inquiry.ask(
              game, Inquiry.by(step, may.by()), PickKind.OPTION, 0, 1 | Selection.MAY_DECLINE);
        }
      }
      case Effect.If test ->
          game.push(
              Conditions.hold(game.board, test.cond(), context) ? test.then() : test.otherwise(),
              context);
      case Effect.ForEachHero each -> forEach(game, each, context);
      case Effect.Watch watch -> turn.watches(new Postponed(watch.then(), context, turn.watches()));
      case Effect.EndStep end ->
          turn.endEffects(new Postponed(end.then(), context, turn.endEffects()));
      case Effect.Act act -> HeroVerbs.act(game, step, act);
      case Effect.TreatSymbols treat -> {
        turn.own(Pool.turn(turn.own(), treat.from(), treat.as()));
        if (treat.wholeTurn()) {
          turn.shared(Pool.turn(turn.shared(), treat.from(), treat.as()));
          turn.extra(Pool.turn(turn.extra(), treat.from(), treat.as()));
        }
        game.tell.treated(turn.active(), treat.from(), treat.as(), treat.wholeTurn());
      }
      case Effect.GainToken gain -> {
        if (gain.who() == Who.SELF) HeroVerbs.gain(game, step, gain, context.actor(), gain.n());
        else
          Inquiry.askIfAny(
              game, step, PickKind.HERO, 0, HeroVerbs.others(game.board, context.actor()));
      }
      case Effect.LoseToken lose ->
          HeroVerbs.lose(game, step, lose, HeroVerbs.heroOf(lose.who(), context), lose.n());
      case Effect.Draw draw -> HeroVerbs.draw(game, step, draw);
      case Effect.Discard discard -> {
        game.nothingDone(Deed.SPENT);
        Damage.awaitKos(game, context);
        Damage.loseCards(game, HeroVerbs.heroOf(discard.who(), context), discard.n(), false);
      }
      case Effect.MoveHero move -> HeroVerbs.moveHero(game, step, move);
      case Effect.Damage damage -> {
        game.nothingDone(Deed.DAMAGED);
        HeroVerbs.damage(game, step, damage, 0, 0);
      }
      case Effect.Protect protect -> HeroVerbs.protect(game, protect, context);
      case Effect.Redirect redirect -> {
        if (!redirect.now()) {
          game.team.redirecting(context.actor(), true);
          game.tell.mayRedirect(context.actor());
        } else {
          turn.redirect(context.actor());
        }
      }
      case Effect.DamageEnemy damage -> EnemyVerbs.damageEnemy(game, step, damage);
      case Effect.Rescue rescue -> {
        game.nothingDone(Deed.RESCUED);
        int found =
            EnemyVerbs.with(game, Places.find(game.board, rescue.where(), context), Token.CIVILIAN);
        if (rescue.where().isChoice()) Inquiry.askIfAny(game, step, PickKind.LOCATION, 0, found);
        else
          for (int at = 0; at < Box.RING; at++)
            if ((found >> at & 1) != 0) EnemyVerbs.rescue(game, at, rescue.n());
      }
      case Effect.Defeat defeat -> {
        game.nothingDone(Deed.DEFEATED);
        int found = EnemyVerbs.withThugs(game, Places.find(game.board, defeat.where(), context));
        if (defeat.where().isChoice()) Inquiry.askIfAny(game, step, PickKind.LOCATION, 0, found);
        else EnemyVerbs.perThug(game, step, found);
      }
      case Effect.Charge charge ->
          GearUse.charge(game, context.actor(), Box.gearNamed(charge.gear()));
      case Effect.UseEndOfTurn use ->
          Inquiry.askIfAny(
              game,
              step,
              PickKind.LOCATION,
              0,
              usable(game.board, Places.find(game.board, use.where(), context), context));
      case Effect.Add add -> TokenVerbs.add(game, step, add);
      case Effect.CrisisOnDoombots _ -> TokenVerbs.crisis(game);
      case Effect.Remove remove -> {
        game.nothingDone(Deed.REMOVED);
        TokenVerbs.remove(game, step, remove, Places.find(game.board, remove.where(), context));
      }
      case Effect.Relocate relocate ->
          Inquiry.askIfAny(
              game, step, PickKind.LOCATION, 0, Tokens.sources(game.board, relocate, context));
      case Effect.ThreatToken token ->
          Inquiry.askIfAny(
              game,
              step,
              PickKind.THREAT,
              0,
              StoryVerbs.fillable(game.board, Places.find(game.board, token.where(), context)));
      case Effect.MoveVillain move -> {
        game.interrupt();
        VillainTurn.moveTo(
            game, Integer.numberOfTrailingZeros(Places.find(game.board, move.to(), context)));
      }
      case Effect.VillainDestination _ -> {
        turn.destinationBy(context.actor());
        game.tell.willChooseDestination(context.actor());
      }
      case Effect.SetMove set -> {
        long numbers = (1L << set.max() + 1) - (1L << set.min());
        Inquiry.askIfAny(game, step, PickKind.NUMBER, 0, numbers);
      }
      case Effect.MoveThreat move -> {
        if (move.self())
          VillainVerbs.moveThreat(
              game, context.threat(), Places.find(game.board, move.to(), context));
        else Inquiry.askIfAny(game, step, PickKind.THREAT, 0, EnemyVerbs.henchmen(game.board));
      }
      case Effect.ReturnThreat back -> VillainVerbs.returnThreats(game, step, back);
      case Effect.Heal heal -> {
        if (game.board.villain().hasHealth()) {
          game.dashboard.health(game.dashboard.health() + heal.n());
          game.tell.healed(heal.n(), game.dashboard.health());
        }
      }
      case Effect.Track track -> VillainVerbs.track(game, amount(game, track.n()));
      case Effect.MissionLose lose ->
          VillainVerbs.missionLose(game, lose.mission(), amount(game, lose.n()));
      case Effect.BamAsIf as ->
          Inquiry.askIfAny(
              game, step, PickKind.LOCATION, 0, Places.find(game.board, as.where(), context));
      case Effect.Stun stun -> {
        int found = Places.find(game.board, stun.where(), context);
        Inquiry.askIfAny(game, step, PickKind.THREAT, 0, EnemyVerbs.stunTargets(game.board, found));
      }
      case Effect.Delay delay -> {
        turn.delay(turn.delay() + delay.n());
        game.tell.delayed(delay.n());
      }
      case Effect.PeekPlan peek -> PlanVerbs.peek(game, step, peek);
      case Effect.FacedownPlan facedown -> {
        for (int i = 0; i < facedown.n(); i++) if (!Cards.addFacedownPlan(game)) return;
      }
      case Effect.CyclePlan cycle -> PlanVerbs.cycle(game, step, cycle, cycle.n(), 0);
      case Effect.SplitTokens _ -> turn.split(true);
      case Effect.RedistributeTokens spread -> PlanVerbs.collectTokens(game, step, spread);
      case Effect.CancelOverflow _ -> turn.overflowCancelled(true);
      case Effect.PlaceRick place -> {
        game.ring.rick(Integer.numberOfTrailingZeros(Places.find(game.board, place.to(), context)));
        game.tell.rickMoved(-1, game.ring.rick());
      }
      case Effect.FlipUp flip -> StoryVerbs.flip(game, step, flip.n());
      case Effect.SwapStory swap -> StoryVerbs.swap(game, step, swap);
      case Effect.ReturnLast _ -> StoryVerbs.returnLast(game);
      case Effect.CoverSymbol cover -> StoryVerbs.cover(game, step, cover);
      case Effect.IgnoreSymbols ignore -> {
        turn.ignore(turn.ignore() + ignore.n());
        game.tell.made("mustIgnore", turn.active(), step.effects(), "U-RULE-81");
      }
      case Effect.ForcePlay force -> HeroVerbs.forcePlay(game, step, force);
      case Effect.ReverseOrder _ -> {
        turn.reversed(!turn.reversed());
        if (game.story.lastHeroCard() >= 0) turn.next(game.board.after(turn.active()));
        game.tell.reversed();
      }
      case Effect.SkipDraw _ -> {
        turn.skipDraw(true);
        game.tell.made("skippedDraw", turn.active(), step.effects(), "U-HERO-02");
      }
      case Effect.Forgo _ -> {
        turn.own(0);
        turn.specialUsed(true);
      }
      case Effect.RefreshRow _ -> PlanVerbs.refreshRow(game, step);
      case Effect.Forbid forbid -> {
        if (forbid.what() == Effect.Ban.ACTION_TOKENS) {
          turn.tokensBanned(true);
          game.tell.tokensBanned();
        } else if (context.threat() >= 0) {
          game.threats.immune(context.threat(), true);
          game.tell.immune(game.threats.card(context.threat()));
        }
      }
      case Effect.Modify _, Effect.CarryRick _, Effect.RemoveCard _ -> {}
    }
  }

  /** What was picked, as a bit of the step's options; {@code -1} for nothing. */
  public static void answer(Play game, EffectQuestion step, int picked) {
    var context = step.context();
    switch (step.effect()) {
      case Effect.Choose choose -> {
        game.tell.tookOption(step.effects(), picked);
        Inquiry.accept(game, choose.options().get(picked), context);
      }
      case Effect.May may -> {
        if (picked < 0) return;
        game.push(may.then(), context);
        game.push(may.cost(), context);
      }
      case Effect.Act act -> {
        Inquiry.bind(game, step, context.chosen(picked));
        HeroVerbs.actNow(game, act, context, picked);
      }
      case Effect.GainToken gain -> {
        if (step.pick() == PickKind.HERO) HeroVerbs.gain(game, step, gain, picked, gain.n());
        else HeroVerbs.gained(game, step, gain, picked);
      }
      case Effect.LoseToken lose -> {
        int hero = step.remembered() & 15;
        ActionTokens.spend(game, hero, Symbol.ALL[picked]);
        if (step.remembered() >> 4 > 1)
          HeroVerbs.lose(game, step, lose, hero, (step.remembered() >> 4) - 1);
      }
      case Effect.Draw draw -> Cards.draw(game, picked, draw.n());
      case Effect.MoveHero move -> HeroVerbs.heroMoved(game, step, move, picked);
      case Effect.Damage damage ->
          HeroVerbs.damage(
              game, step, damage, step.remembered() & 63 | 1 << picked, step.remembered() >> 6);
      case Effect.DamageEnemy damage -> EnemyVerbs.damagePicked(game, step, damage, picked);
      case Effect.Rescue rescue -> EnemyVerbs.rescue(game, picked, rescue.n());
      case Effect.Defeat _ -> {
        if (step.pick() == PickKind.LOCATION) EnemyVerbs.perThug(game, step, 1 << picked);
        else {
          Fight.defeat(game, step.remembered() & 7, Token.ALL[picked], context.actor());
          EnemyVerbs.perThug(game, step, step.remembered() >> 3);
        }
      }
      case Effect.UseEndOfTurn _ -> HeroTurn.useLocation(game, picked);
      case Effect.Add add -> TokenVerbs.added(game, step, add, picked);
      case Effect.Remove remove -> {
        Tokens.remove(game, step.remembered() & 7, Token.ALL[picked], 1);
        game.did(Deed.REMOVED, 1);
        TokenVerbs.remove(game, step, remove, step.remembered() >> 3);
      }
      case Effect.Relocate relocate -> TokenVerbs.relocated(game, step, relocate, picked);
      case Effect.ThreatToken _ -> {
        if (step.pick() == PickKind.SYMBOL) Fight.fill(game, step.remembered(), Symbol.ALL[picked]);
        else
          Inquiry.askIfAny(
              game, step, PickKind.SYMBOL, picked, Fight.emptySpaces(game.threats, picked));
      }
      case Effect.SetMove _ -> game.turn.move(picked);
      case Effect.MoveThreat move -> {
        Inquiry.bind(game, step, context.threat(picked));
        VillainVerbs.moveThreat(game, picked, Places.find(game.board, move.to(), context));
      }
      case Effect.ReturnThreat back -> {
        if (step.pick() == PickKind.LOCATION) VillainVerbs.returnAt(game, step, back, 1 << picked);
        else {
          VillainVerbs.restore(game, picked, step.remembered() & 7);
          VillainVerbs.returnAt(game, step, back, step.remembered() >> 3);
        }
      }
      case Effect.BamAsIf _ -> VillainTurn.dashboardBam(game, Context.VILLAINS.villainAt(picked));
      case Effect.Stun _ -> {
        if (picked == Selection.VILLAIN_BIT) game.dashboard.stunned(true);
        else game.threats.stunned(picked, true);
        game.tell.stunned(
            picked == Selection.VILLAIN_BIT
                ? Enemy.villain()
                : Enemy.henchman(game.threats.card(picked).index()));
      }
      case Effect.PeekPlan peek -> PlanVerbs.peeked(game, peek, picked);
      case Effect.CyclePlan cycle -> PlanVerbs.cycled(game, step, cycle, picked);
      case Effect.RedistributeTokens _ -> PlanVerbs.handOut(game, step, picked);
      case Effect.FlipUp _ -> StoryVerbs.flipped(game, step, picked);
      case Effect.SwapStory swap -> StoryVerbs.swapped(game, step, swap, picked);
      case Effect.CoverSymbol _ -> StoryVerbs.covered(game, step, picked);
      case Effect.RefreshRow _ -> PlanVerbs.refreshed(game, picked);
      case Effect.ForcePlay force -> HeroVerbs.forcePlay(game, step, force, picked);
      default -> throw new IllegalStateException(step.effect() + " asks nothing");
    }
  }

  public static int amount(Play game, Amount amount) {
    return switch (amount) {
      case Amount.Fixed fixed -> fixed.n();
      case Amount.All _ -> Integer.MAX_VALUE;
      case Amount.Did did -> game.done(did.deed());
      case Amount.Heroes heroes -> game.board.heroesCounted() + heroes.plus();
    };
  }

  private static void choose(Play game, EffectStep step, Effect.Choose choose) {
    if (choose.by() == Decider.TARGET && game.team.isKo(step.context().target())) return;
    long options = 0;
    for (int i = 0; i < choose.options().size(); i++) {
      if (Possible.any(game.board, choose.options().get(i), step.context())) options |= 1L << i;
    }
    Inquiry.askIfAny(game, Inquiry.by(step, choose.by()), PickKind.OPTION, 0, options);
  }

  private static void forEach(Play game, Effect.ForEachHero each, Context context) {
    int found = Places.find(game.board, each.where(), context);
    var team = game.team;
    Damage.awaitKos(game, context);
    for (int i = team.size() - 1; i >= 0; i--) {
      int hero = game.board.inTurn(i);
      if (!team.isKo(hero) && (found >> team.at(hero) & 1) != 0) {
        game.push(each.then(), context.together(hero));
      }
    }
  }

  public static long usable(Board board, int locations, Context context) {
    for (int at = 0; at < Box.RING; at++) {
      if (!Possible.any(board, board.ring().tile(at).endOfTurn(), context.here(at)))
        locations &= ~(1 << at);
    }
    return locations;
  }
}
