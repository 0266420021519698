package sixstones.games.united.play;

import sixstones.games.united.board.Board;
import sixstones.games.united.board.Context;
import sixstones.games.united.board.Pool;
import sixstones.games.united.board.Ring;
import sixstones.games.united.board.Threats;
import sixstones.games.united.board.Waiting;
import sixstones.games.united.cards.Box;
import sixstones.games.united.cards.Symbol;
import sixstones.games.united.cards.Token;
import sixstones.games.united.effects.Amount;
import sixstones.games.united.effects.Decider;
import sixstones.games.united.effects.Deed;
import sixstones.games.united.effects.Effect;
import sixstones.games.united.effects.Feature;
import sixstones.games.united.effects.Place;
import sixstones.games.united.effects.Who;
import sixstones.games.united.moves.Enemy;
import sixstones.games.united.moves.PickKind;

/**
 * The verbs of effects. {@link #begin} carries an effect out or asks; {@link #answer} goes on with
 * what was picked.
 */
final class Verbs {

  private static final long BASIC = 0b0111;

  private Verbs() {}

  static void begin(Playing game, Step step) {
    var context = step.context();
    var turn = game.turn;
    switch (step.effect()) {
      case Effect.Choose choose -> choose(game, step, choose);
      case Effect.May may -> {
        if (Possible.all(game.board, may.cost(), context)) {
          ask(game, by(game, step, may.by()), PickKind.OPTION, 0, 1 | Step.MAY_DECLINE);
        }
      }
      case Effect.If test ->
          game.push(
              Conditions.hold(game.board, test.cond(), context) ? test.then() : test.otherwise(),
              context);
      case Effect.ForEachHero each -> forEach(game, each, context);
      case Effect.Watch watch -> turn.watches = new Waiting(watch.then(), context, turn.watches);
      case Effect.EndStep end ->
          turn.endEffects = new Waiting(end.then(), context, turn.endEffects);
      case Effect.Act act -> act(game, step, act);
      case Effect.TreatSymbols treat -> {
        turn.own = Pool.turn(turn.own, treat.from(), treat.as());
        if (treat.wholeTurn()) {
          turn.shared = Pool.turn(turn.shared, treat.from(), treat.as());
          turn.extra = Pool.turn(turn.extra, treat.from(), treat.as());
        }
      }
      case Effect.GainToken gain -> {
        if (gain.who() == Who.SELF) gain(game, step, gain, context.actor(), gain.n());
        else askOrTake(game, step, PickKind.HERO, 0, others(game.board, context.actor()));
      }
      case Effect.LoseToken lose -> lose(game, step, lose, heroOf(lose.who(), context), lose.n());
      case Effect.Draw draw -> draw(game, step, draw);
      case Effect.Discard discard -> {
        game.nothingDone(Deed.SPENT);
        game.push(Step.of(Step.Kind.KOS, turn.pendingKoCount));
        Damage.loseCards(game, heroOf(discard.who(), context), discard.n(), false);
      }
      case Effect.MoveHero move -> moveHero(game, step, move);
      case Effect.Damage damage -> {
        game.nothingDone(Deed.DAMAGED);
        damage(game, step, damage, 0, 0);
      }
      case Effect.Protect protect -> protect(game, protect, context);
      case Effect.Redirect redirect -> {
        if (!redirect.now()) game.team.redirecting(context.actor(), true);
        else turn.redirect = context.actor();
      }
      case Effect.DamageEnemy damage -> damageEnemy(game, step, damage);
      case Effect.Rescue rescue -> {
        game.nothingDone(Deed.RESCUED);
        int found = with(game, Places.find(game.board, rescue.where(), context), Token.CIVILIAN);
        if (rescue.where().isChoice()) askOrTake(game, step, PickKind.LOCATION, 0, found);
        else
          for (int at = 0; at < Box.RING; at++)
            if ((found >> at & 1) != 0) rescue(game, at, rescue.n());
      }
      case Effect.Defeat defeat -> {
        game.nothingDone(Deed.DEFEATED);
        int found = withThugs(game, Places.find(game.board, defeat.where(), context));
        if (defeat.where().isChoice()) askOrTake(game, step, PickKind.LOCATION, 0, found);
        else perThug(game, step, found);
      }
      case Effect.Charge charge ->
          GearUse.charge(game, context.actor(), Box.gearNamed(charge.gear()));
      case Effect.UseEndOfTurn use ->
          askOrTake(
              game,
              step,
              PickKind.LOCATION,
              0,
              usable(game, Places.find(game.board, use.where(), context), context));
      case Effect.Add add -> add(game, step, add);
      case Effect.CrisisOnDoombots _ -> crisis(game);
      case Effect.Remove remove -> {
        game.nothingDone(Deed.REMOVED);
        remove(game, step, remove, Places.find(game.board, remove.where(), context));
      }
      case Effect.Relocate relocate ->
          askOrTake(
              game, step, PickKind.LOCATION, 0, Tokens.sources(game.board, relocate, context));
      case Effect.ThreatToken token ->
          askOrTake(
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
      case Effect.VillainDestination _ -> turn.destinationBy = context.actor();
      case Effect.SetMove set -> {
        long numbers = (1L << set.max() + 1) - (1L << set.min());
        askOrTake(game, step, PickKind.NUMBER, 0, numbers);
      }
      case Effect.MoveThreat move -> {
        if (move.self())
          moveThreat(game, context.threat(), Places.find(game.board, move.to(), context));
        else askOrTake(game, step, PickKind.THREAT, 0, henchmen(game.board));
      }
      case Effect.ReturnThreat back -> returnThreats(game, step, back);
      case Effect.Heal heal -> {
        if (game.board.villain().hasHealth()) {
          game.dashboard.health(game.dashboard.health() + heal.n());
          game.tell.healed(heal.n(), game.dashboard.health());
        }
      }
      case Effect.Track track -> track(game, amount(game, track.n()));
      case Effect.MissionLose lose -> missionLose(game, lose.mission(), amount(game, lose.n()));
      case Effect.BamAsIf as ->
          askOrTake(game, step, PickKind.LOCATION, 0, Places.find(game.board, as.where(), context));
      case Effect.Stun stun -> {
        int found = Places.find(game.board, stun.where(), context);
        askOrTake(game, step, PickKind.THREAT, 0, stunTargets(game.board, found));
      }
      case Effect.Delay delay -> {
        turn.delay += delay.n();
        game.tell.delayed(delay.n());
      }
      case Effect.PeekPlan peek -> PlanVerbs.peek(game, step, peek);
      case Effect.FacedownPlan facedown -> {
        for (int i = 0; i < facedown.n(); i++) if (!Cards.addFacedownPlan(game)) return;
      }
      case Effect.CyclePlan cycle -> PlanVerbs.cycle(game, step, cycle, cycle.n(), 0);
      case Effect.SplitTokens _ -> turn.split = true;
      case Effect.RedistributeTokens spread -> PlanVerbs.collectTokens(game, step, spread);
      case Effect.CancelOverflow _ -> turn.overflowCancelled = true;
      case Effect.PlaceRick place -> {
        game.ring.rick(Integer.numberOfTrailingZeros(Places.find(game.board, place.to(), context)));
        game.tell.rickMoved(-1, game.ring.rick());
      }
      case Effect.FlipUp flip -> StoryVerbs.flip(game, step, flip.n());
      case Effect.SwapStory swap -> StoryVerbs.swap(game, step, swap);
      case Effect.ReturnLast _ -> StoryVerbs.returnLast(game);
      case Effect.CoverSymbol cover -> StoryVerbs.cover(game, step, cover);
      case Effect.IgnoreSymbols ignore -> turn.ignore += ignore.n();
      case Effect.ForcePlay force -> forcePlay(game, force, context.target());
      case Effect.ReverseOrder _ -> {
        turn.reversed = !turn.reversed;
        if (game.story.lastHeroCard() >= 0) turn.next = game.board.after(turn.active);
        game.tell.reversed();
      }
      case Effect.SkipDraw _ -> turn.skipDraw = true;
      case Effect.Forgo _ -> {
        turn.own = 0;
        turn.specialUsed = true;
      }
      case Effect.RefreshRow _ -> PlanVerbs.refreshRow(game, step);
      case Effect.Forbid forbid -> {
        if (forbid.what() == Effect.Ban.ACTION_TOKENS) turn.tokensBanned = true;
        else if (context.threat() >= 0) game.threats.immune(context.threat(), true);
      }
      case Effect.Modify _, Effect.CarryRick _, Effect.RemoveCard _ -> {}
    }
  }

  /** What was picked, as a bit of the step's options; {@code -1} for nothing. */
  static void answer(Playing game, Step step, int picked) {
    var context = step.context();
    switch (step.effect()) {
      case Effect.Choose choose -> game.push(choose.options().get(picked), context);
      case Effect.May may -> {
        if (picked < 0) return;
        game.push(may.then(), context);
        game.push(may.cost(), context);
      }
      case Effect.Act act -> {
        bind(game, step, context.chosen(picked));
        actNow(game, act, context, picked);
      }
      case Effect.GainToken gain -> {
        if (step.pick() == PickKind.HERO) gain(game, step, gain, picked, gain.n());
        else gained(game, step, gain, picked);
      }
      case Effect.LoseToken lose -> {
        int hero = step.b() & 15;
        takeToken(game, hero, Symbol.ALL[picked]);
        if (step.b() >> 4 > 1) lose(game, step, lose, hero, (step.b() >> 4) - 1);
      }
      case Effect.Draw draw -> Cards.draw(game, picked, draw.n());
      case Effect.MoveHero move -> heroMoved(game, step, move, picked);
      case Effect.Damage damage ->
          damage(game, step, damage, step.b() & 63 | 1 << picked, step.b() >> 6);
      case Effect.DamageEnemy damage -> damagePicked(game, step, damage, picked);
      case Effect.Rescue rescue -> rescue(game, picked, rescue.n());
      case Effect.Defeat _ -> {
        if (step.pick() == PickKind.LOCATION) perThug(game, step, 1 << picked);
        else {
          Fighting.defeat(game, step.b() & 7, Token.ALL[picked], context.actor());
          perThug(game, step, step.b() >> 3);
        }
      }
      case Effect.UseEndOfTurn _ -> HeroTurn.useLocation(game, picked);
      case Effect.Add add -> added(game, step, add, picked);
      case Effect.Remove remove -> {
        Tokens.remove(game, step.b() & 7, Token.ALL[picked], 1);
        game.did(Deed.REMOVED, 1);
        remove(game, step, remove, step.b() >> 3);
      }
      case Effect.Relocate relocate -> relocated(game, step, relocate, picked);
      case Effect.ThreatToken _ -> {
        if (step.pick() == PickKind.SYMBOL) Fighting.fill(game, step.b(), Symbol.ALL[picked]);
        else
          askOrTake(
              game, step, PickKind.SYMBOL, picked, Fighting.emptySpaces(game.threats, picked));
      }
      case Effect.SetMove _ -> game.turn.move = picked;
      case Effect.MoveThreat move -> {
        bind(
            game,
            step,
            new Context(
                context.actor(),
                context.here(),
                context.target(),
                picked,
                context.chosen(),
                context.by(),
                context.villainAt()));
        moveThreat(game, picked, Places.find(game.board, move.to(), context));
      }
      case Effect.ReturnThreat back -> {
        if (step.pick() == PickKind.LOCATION) returnAt(game, step, back, 1 << picked);
        else {
          restore(game, picked, step.b() & 7);
          returnAt(game, step, back, step.b() >> 3);
        }
      }
      case Effect.BamAsIf _ -> VillainTurn.dashboardBam(game, Context.VILLAINS.villainAt(picked));
      case Effect.Stun _ -> {
        if (picked == Step.VILLAIN_BIT) game.dashboard.stunned(true);
        else game.threats.stunned(picked, true);
        game.tell.stunned(
            picked == Step.VILLAIN_BIT
                ? game.board.villain().key()
                : game.threats.card(picked).key());
      }
      case Effect.PeekPlan peek -> PlanVerbs.peeked(game, peek, picked);
      case Effect.CyclePlan cycle -> PlanVerbs.cycled(game, step, cycle, picked);
      case Effect.RedistributeTokens _ -> PlanVerbs.handOut(game, step, picked);
      case Effect.FlipUp _ -> StoryVerbs.flipped(game, step, picked);
      case Effect.SwapStory swap -> StoryVerbs.swapped(game, step, swap, picked);
      case Effect.CoverSymbol _ -> StoryVerbs.covered(game, step, picked);
      case Effect.RefreshRow _ -> PlanVerbs.refreshed(game, picked);
      default -> throw new IllegalStateException(step.effect() + " asks nothing");
    }
  }

  // Asking

  static Step by(Playing game, Step step, Decider by) {
    var context = step.context();
    return switch (by) {
      case DEFAULT -> step;
      case HEROES -> with(step, context.by(Context.DECIDER));
      case VILLAIN -> with(step, context.by(Context.VILLAIN));
      case SELF -> with(step, context.by(context.actor()));
      case TARGET -> with(step, context.by(context.target()));
    };
  }

  private static Step with(Step step, Context context) {
    return new Step(
        step.kind(), step.a(), step.b(), step.options(), step.effects(), step.index(), context);
  }

  static void ask(Playing game, Step step, PickKind kind, int remember, long options) {
    game.push(
        new Step(
            Step.Kind.ASK,
            kind.ordinal(),
            remember,
            options,
            step.effects(),
            step.index(),
            step.context()));
  }

  /** Asks; a single possibility is taken at once, none is none. */
  static void askOrTake(Playing game, Step step, PickKind kind, int remember, long options) {
    if (options == 0) return;
    if (Long.bitCount(options) > 1) {
      ask(game, step, kind, remember, options);
      return;
    }
    answer(
        game,
        new Step(
            Step.Kind.ASK,
            kind.ordinal(),
            remember,
            options,
            step.effects(),
            step.index(),
            step.context()),
        Long.numberOfTrailingZeros(options));
  }

  /** Later steps of the same list know what was chosen. */
  static void bind(Playing game, Step step, Context context) {
    if (game.steps.isEmpty()) return;
    var top = game.steps.top();
    if (top.kind() == Step.Kind.EFFECTS
        && top.effects() == step.effects()
        && top.index() == step.index() + 1) {
      game.steps.replace(Step.run(top.list(), top.index(), context));
    }
  }

  static int amount(Playing game, Amount amount) {
    return switch (amount) {
      case Amount.Fixed fixed -> fixed.n();
      case Amount.All _ -> Integer.MAX_VALUE;
      case Amount.Did did -> game.done(did.deed());
      case Amount.Heroes heroes -> game.board.heroesCounted() + heroes.plus();
    };
  }

  private static int heroOf(Who who, Context context) {
    return who == Who.TARGET ? context.target() : context.actor();
  }

  /** U-SOLO-22: in Commander mode "another Hero" is the Commander. */
  static long others(Board board, int hero) {
    if (board.mode().hasCommander()) return 1L << hero;
    return board.team().standing() & ~(1L << hero);
  }

  // Control

  private static void choose(Playing game, Step step, Effect.Choose choose) {
    if (choose.by() == Decider.TARGET && game.team.isKo(step.context().target())) return;
    long options = 0;
    for (int i = 0; i < choose.options().size(); i++) {
      if (Possible.any(game.board, choose.options().get(i), step.context())) options |= 1L << i;
    }
    askOrTake(game, by(game, step, choose.by()), PickKind.OPTION, 0, options);
  }

  private static void forEach(Playing game, Effect.ForEachHero each, Context context) {
    int found = Places.find(game.board, each.where(), context);
    var team = game.team;
    for (int i = team.size() - 1; i >= 0; i--) {
      int hero = (game.board.decider() + i) % team.size();
      if (!team.isKo(hero) && (found >> team.at(hero) & 1) != 0) {
        game.push(each.then(), context.target(hero));
      }
    }
  }

  // Heroes

  private static void act(Playing game, Step step, Effect.Act act) {
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
      askOrTake(game, step, PickKind.LOCATION, 0, found);
    } else if (act.where().equals(Place.HERE)) {
      actNow(game, act, context, context.here());
    } else {
      for (int i = Box.RING - 1; i >= 0; i--) {
        int at = Ring.clockwise(Places.start(game.board, act.where(), context), i);
        if ((found >> at & 1) != 0) actNow(game, act, context, at);
      }
    }
  }

  private static void actNow(Playing game, Effect.Act act, Context context, int at) {
    game.push(
        new Step(
            Step.Kind.ACT_GO, Pool.of(act.symbols()), at, 0, null, act.single() ? 1 : 0, context));
  }

  private static void gain(Playing game, Step step, Effect.GainToken gain, int hero, int left) {
    var token = gain.token();
    if (token == null) {
      ask(game, step, PickKind.SYMBOL, hero | left << 4, BASIC);
      return;
    }
    giveToken(game, hero, token, left);
  }

  private static void gained(Playing game, Step step, Effect.GainToken gain, int picked) {
    int hero = step.b() & 15;
    int left = (step.b() >> 4) - 1;
    giveToken(game, hero, Symbol.ALL[picked], 1);
    if (left > 0) gain(game, step, gain, hero, left);
  }

  static void giveToken(Playing game, int hero, Symbol token, int count) {
    game.team.tokens(hero, token, game.team.tokens(hero, token) + count);
    game.tell.gained(hero, token, count);
  }

  private static void takeToken(Playing game, int hero, Symbol token) {
    game.team.tokens(hero, token, game.team.tokens(hero, token) - 1);
    game.did(Deed.SPENT, 1);
    game.tell.spent(hero, token);
  }

  private static void lose(Playing game, Step step, Effect.LoseToken lose, int hero, int left) {
    var token = lose.token();
    if (token != null) {
      for (int i = 0; i < left && game.team.tokens(hero, token) > 0; i++)
        takeToken(game, hero, token);
      return;
    }
    long kinds = 0;
    for (var kind : Symbol.ALL) if (game.team.tokens(hero, kind) > 0) kinds |= 1L << kind.ordinal();
    var owners = with(step, step.context().by(hero));
    askOrTake(game, owners, PickKind.SYMBOL, hero | left << 4, kinds);
  }

  private static void draw(Playing game, Step step, Effect.Draw draw) {
    var context = step.context();
    switch (draw.who()) {
      case ONE, ONE_TOTAL -> {
        long heroes = 0;
        int found = Places.find(game.board, draw.where(), context);
        for (int h = 0; h < game.team.size(); h++) {
          if (!game.team.isKo(h) && (found >> game.team.at(h) & 1) != 0) heroes |= 1L << h;
        }
        askOrTake(game, step, PickKind.HERO, 0, heroes);
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

  private static void moveHero(Playing game, Step step, Effect.MoveHero move) {
    var context = step.context();
    if (move.to() != null) {
      askOrTake(game, step, PickKind.LOCATION, 0, Places.find(game.board, move.to(), context));
      return;
    }
    long near = 0;
    int from = game.team.at(context.actor());
    for (int at = 0; at < Box.RING; at++) {
      if (at != from && Ring.distance(from, at) <= move.steps()) near |= 1L << at;
    }
    ask(game, step, PickKind.LOCATION, 0, near | Step.MAY_DECLINE);
  }

  private static void heroMoved(Playing game, Step step, Effect.MoveHero move, int picked) {
    if (picked < 0) return;
    int hero = step.context().actor();
    if (step.pick() == PickKind.HERO) {
      Moving.go(game, picked, step.b());
      return;
    }
    int from = game.team.at(hero);
    Moving.go(game, hero, picked);
    long along = game.team.standingAt(from);
    if (move.carry() && along != 0) {
      ask(game, step, PickKind.HERO, picked, along | Step.MAY_DECLINE);
    }
  }

  /** U-RULE-53: all targets are named first, then all take the damage. */
  private static void damage(Playing game, Step step, Effect.Damage damage, int hits, int done) {
    var context = step.context();
    var team = game.team;
    if (damage.who() == Who.TARGET) {
      if (!team.isKo(context.target()))
        Damage.deal(game, 1 << context.target(), damage.n(), damage.unpreventable());
      return;
    }
    int found = Places.find(game.board, damage.where(), context);
    for (int i = 0; i < Box.RING; i++) {
      int at = Ring.clockwise(Places.villain(game.board, context), i);
      if ((found >> at & 1) == 0 || (done >> at & 1) != 0) continue;
      int heroes = team.standingAt(at);
      done |= 1 << at;
      if (damage.who() == Who.ALL || Integer.bitCount(heroes) <= 1) {
        hits |= heroes;
      } else {
        ask(game, step, PickKind.HERO, hits | done << 6, heroes);
        return;
      }
    }
    Damage.deal(game, hits, damage.n(), damage.unpreventable());
  }

  private static void protect(Playing game, Effect.Protect protect, Context context) {
    int hero = heroOf(protect.who(), context);
    if (protect.now()) game.turn.shield += protect.n();
    else if (protect.area()) game.team.sheltering(context.actor(), true);
    else if (protect.n() == 0) game.team.invulnerable(hero, true);
    else game.team.guard(hero, game.team.guard(hero) + protect.n());
  }

  private static void forcePlay(Playing game, Effect.ForcePlay force, int hero) {
    if (game.team.isKo(hero)) return;
    if (force.random()) game.team.mustPlayRandom(hero, true);
    else game.team.mustPlayFacedown(hero, true);
    game.tell.forced(hero, force.random());
  }

  // Enemies

  static long henchmen(Board board) {
    long found = 0;
    for (int t = 0; t < Threats.COUNT; t++) {
      if (board.threats().inPlay(t) && board.threats().card(t).isHenchman()) found |= 1L << t;
    }
    return found;
  }

  static long stunTargets(Board board, int locations) {
    long found = 0;
    for (int at = 0; at < Box.RING; at++) {
      if ((locations >> at & 1) == 0) continue;
      found |= board.threats().henchmenAt(at);
      if (board.dashboard().at() == at) found |= 1L << Step.VILLAIN_BIT;
    }
    return found;
  }

  static boolean canDamageAt(Board board, Effect.Foe what, int at) {
    boolean thugs = board.ring().thugs(at) > 0;
    boolean villain = board.dashboard().at() == at && Constants.canDamageVillain(board);
    boolean henchman = hittable(board, at) != 0;
    return switch (what) {
      case THUG -> thugs;
      case HENCHMAN -> henchman;
      case VILLAIN -> villain;
      case ENEMY -> thugs || henchman || villain;
    };
  }

  private static int hittable(Board board, int at) {
    int found = 0;
    int henchmen = board.threats().henchmenAt(at);
    for (int t = 0; t < Threats.COUNT; t++) {
      if ((henchmen >> t & 1) != 0 && Constants.canBeDamaged(board, t)) found |= 1 << t;
    }
    return found;
  }

  private static void damageEnemy(Playing game, Step step, Effect.DamageEnemy damage) {
    var context = step.context();
    game.nothingDone(Deed.DEFEATED);
    if (damage.what() == Effect.Foe.HENCHMAN && context.threat() >= 0) {
      strike(game, damage, context.threat(), context.actor());
      return;
    }
    int found = Places.find(game.board, damage.where(), context);
    if (damage.each()) {
      for (int at = 0; at < Box.RING; at++)
        if ((found >> at & 1) != 0) strikeAll(game, damage, at, context.actor());
      return;
    }
    long targets = 0;
    for (int at = 0; at < Box.RING; at++)
      if ((found >> at & 1) != 0) targets |= hittable(game.board, at);
    askOrTake(game, step, PickKind.THREAT, 0, targets);
  }

  private static void damagePicked(Playing game, Step step, Effect.DamageEnemy damage, int picked) {
    strike(game, damage, picked, step.context().actor());
  }

  private static void strike(Playing game, Effect.DamageEnemy damage, int t, int hero) {
    for (int i = 0; i < damage.n(); i++) Fighting.hitHenchman(game, t, hero);
  }

  private static void strikeAll(Playing game, Effect.DamageEnemy damage, int at, int hero) {
    int henchmen = hittable(game.board, at);
    boolean villain = game.dashboard.at() == at && Constants.canDamageVillain(game.board);
    for (var token : Token.ALL) {
      if (!token.isThug()) continue;
      int count = game.ring.count(at, token);
      if (Constants.health(game.board, at, token) == 1) {
        for (int i = 0; i < count; i++) Fighting.defeat(game, at, token, hero);
      } else {
        int wounded = game.ring.wounded(at, token);
        game.ring.wounded(at, token, 0);
        for (int i = 0; i < wounded; i++) Fighting.defeat(game, at, token, hero);
        game.ring.wounded(at, token, count - wounded);
      }
    }
    if (damage.what() != Effect.Foe.ENEMY) return;
    for (int t = 0; t < Threats.COUNT; t++)
      if ((henchmen >> t & 1) != 0) strike(game, damage, t, hero);
    if (villain) Fighting.hit(game, Enemy.villain(), at, hero);
  }

  private static void rescue(Playing game, int at, int count) {
    for (int i = 0; i < count && game.ring.count(at, Token.CIVILIAN) > 0; i++)
      Fighting.rescue(game, at);
  }

  private static int with(Playing game, int locations, Token token) {
    for (int at = 0; at < Box.RING; at++)
      if (game.ring.count(at, token) == 0) locations &= ~(1 << at);
    return locations;
  }

  private static int withThugs(Playing game, int locations) {
    for (int at = 0; at < Box.RING; at++) if (game.ring.thugs(at) == 0) locations &= ~(1 << at);
    return locations;
  }

  /** U-RULE-74: one Thug in each Location; the decider chooses between Thugs and Doombots. */
  private static void perThug(Playing game, Step step, int locations) {
    int rest = locations;
    while (rest != 0 && !game.isOver()) {
      int at = Integer.numberOfTrailingZeros(rest);
      rest &= rest - 1;
      int kinds = Tokens.kinds(game.board, Feature.THUG, at);
      if (Integer.bitCount(kinds) > 1) {
        ask(game, step, PickKind.TOKEN, at | rest << 3, kinds);
        return;
      }
      if (kinds != 0) {
        Fighting.defeat(
            game, at, Token.ALL[Integer.numberOfTrailingZeros(kinds)], step.context().actor());
      }
    }
  }

  private static long usable(Playing game, int locations, Context context) {
    for (int at = 0; at < Box.RING; at++) {
      if (!Possible.any(game.board, game.ring.tile(at).endOfTurn(), context.here(at)))
        locations &= ~(1 << at);
    }
    return locations;
  }

  // Tokens

  private static void add(Playing game, Step step, Effect.Add add) {
    int found = Places.find(game.board, add.where(), step.context());
    if (add.what() == null) {
      mix(game, step, add, found, amount(game, add.n()));
    } else if (add.where().isChoice()) {
      askOrTake(game, step, PickKind.LOCATION, 0, found);
    } else {
      Tokens.add(game, add, step.context(), found, amount(game, add.n()));
    }
  }

  /** Any mix of Civilians and Thugs: the next token for the first Location left. */
  private static void mix(Playing game, Step step, Effect.Add add, int locations, int left) {
    int rest = left == 0 ? locations & locations - 1 : locations;
    if (rest == 0) return;
    int count = left == 0 ? amount(game, add.n()) : left;
    long kinds = 1L << Token.CIVILIAN.ordinal() | 1L << Token.THUG.ordinal();
    ask(game, step, PickKind.TOKEN, rest | count << 6, kinds);
  }

  private static void added(Playing game, Step step, Effect.Add add, int picked) {
    if (step.pick() == PickKind.LOCATION) {
      bind(game, step, step.context().chosen(picked));
      Tokens.add(game, add, step.context(), 1 << picked, amount(game, add.n()));
      return;
    }
    int locations = step.b() & 63;
    int at = Integer.numberOfTrailingZeros(locations);
    if (Tokens.add(game, at, Token.ALL[picked], 1)) Tokens.overflow(game, 1 << at, at);
    mix(game, step, add, locations, (step.b() >> 6) - 1);
  }

  private static void crisis(Playing game) {
    for (int at = 0; at < Box.RING; at++) {
      int count = game.ring.count(at, Token.DOOMBOT);
      if (count == 0) continue;
      game.ring.add(at, Token.DOOMBOT, -count);
      game.ring.add(at, Token.CRISIS_DOOMBOT, count);
      game.tell.crisis(at, count);
    }
  }

  private static void remove(Playing game, Step step, Effect.Remove remove, int locations) {
    int most = amount(game, remove.n());
    int rest = locations;
    while (rest != 0) {
      int at = Integer.numberOfTrailingZeros(rest);
      rest &= rest - 1;
      int kinds = Tokens.kinds(game.board, remove.what(), at);
      if (Integer.bitCount(kinds) > 1 && most == 1) {
        ask(game, step, PickKind.TOKEN, at | rest << 3, kinds);
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

  private static void relocated(Playing game, Step step, Effect.Relocate relocate, int picked) {
    int stage = step.b() >> 8;
    if (stage == 0) {
      int kinds = Tokens.kinds(game.board, relocate.what(), picked);
      askOrTake(game, step, PickKind.TOKEN, picked | 1 << 8, kinds);
    } else if (stage == 1) {
      int from = step.b() & 7;
      long to =
          Tokens.destinations(game.board, relocate, step.context().chosen(from)) & ~(1L << from);
      askOrTake(game, step, PickKind.LOCATION, from | picked << 3 | 2 << 8, to);
    } else {
      var token = Token.ALL[step.b() >> 3 & 3];
      game.ring.add(step.b() & 7, token, -1);
      Fighting.keepWounds(game, step.b() & 7, token);
      game.ring.add(picked, token, 1);
      game.tell.relocated(token, step.b() & 7, picked);
    }
  }

  // Villain

  private static void moveThreat(Playing game, int t, int locations) {
    if (locations == 0) return;
    int from = game.threats.at(t);
    int to = Integer.numberOfTrailingZeros(locations);
    game.threats.at(t, to);
    if (from != to) game.tell.threatMoved(game.threats.card(t), from, to);
  }

  private static void returnThreats(Playing game, Step step, Effect.ReturnThreat back) {
    int found = Places.find(game.board, back.where(), step.context());
    if (!cleared(game)) return;
    if (back.where().isChoice()) askOrTake(game, step, PickKind.LOCATION, 0, found);
    else returnAt(game, step, back, found);
  }

  private static boolean cleared(Playing game) {
    for (int t = 0; t < Threats.COUNT; t++) if (!game.threats.inPlay(t)) return true;
    return false;
  }

  /** U-RULE-29: clockwise from the Villain; which Threat is the decider's choice. */
  private static void returnAt(Playing game, Step step, Effect.ReturnThreat back, int locations) {
    if (locations == 0) return;
    long threats = 0;
    for (int t = 0; t < Threats.COUNT; t++) if (!game.threats.inPlay(t)) threats |= 1L << t;
    int at = game.dashboard.at();
    while ((locations >> at & 1) == 0) at = Ring.clockwise(at, 1);
    int rest = locations & ~(1 << at);
    askOrTake(game, by(game, step, back.by()), PickKind.THREAT, at | rest << 3, threats);
  }

  private static void restore(Playing game, int t, int at) {
    Preparing.threat(game.board, t, at);
    game.threats.hasToken(t, false);
    game.tell.returned(game.threats.card(t), at);
  }

  /** U-RULE-79. */
  private static void track(Playing game, int spaces) {
    if (spaces == 0) return;
    var villain = game.board.villain();
    game.dashboard.track(Math.min(villain.trackEnd(), game.dashboard.track() + spaces));
    game.tell.track(game.dashboard.track());
    if (villain.loseTrack() > 0 && game.dashboard.track() >= villain.loseTrack())
      game.end(Ending.PLOT);
  }

  /** U-RULE-77. */
  private static void missionLose(Playing game, int mission, int count) {
    if (game.dashboard.isDone(mission)) return;
    int lost = Math.min(count, game.dashboard.progress(mission));
    if (lost == 0) return;
    game.dashboard.progress(mission, game.dashboard.progress(mission) - lost);
    game.tell.missionLost(mission, game.dashboard.progress(mission));
  }
}
