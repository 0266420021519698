package sixstones.games.united.play;

import sixstones.games.united.board.Context;
import sixstones.games.united.board.Deck;
import sixstones.games.united.board.Pool;
import sixstones.games.united.board.Storyline;
import sixstones.games.united.cards.Box;
import sixstones.games.united.cards.Symbol;
import sixstones.games.united.effects.Deed;
import sixstones.games.united.moves.Payment;
import sixstones.games.united.moves.UnitedMove;

/** Carries out decisions. */
final class Choosing {

  private Choosing() {}

  static void decide(Playing game, Step step, UnitedMove move) {
    var turn = game.turn;
    int picked = Candidates.bit(game.board, step, move);
    boolean use = !isWord(move, UnitedMove.Word.DECLINE);
    switch (step.kind()) {
      case ASK -> Verbs.answer(game, step, picked);
      case DISCARD -> discard(game, step, move);
      case REACT -> Damage.react(game, step, use);
      case REDIRECT -> turn.redirect(picked);
      case KO_ORDER -> Damage.resolveKo(game, step.a(), picked);
      case SWEEP_ORDER -> VillainTurn.threatBam(game, step.a(), step.b(), step.index(), picked);
      case ARRIVAL_ORDER -> VillainTurn.arrival(game, step.a(), step.b(), picked);
      case MISSION_ORDER -> Fighting.completeFirst(game, picked);
      case WINDOW_ASK -> Windows.answer(game, step, use);
      case DESTINATION -> {
        turn.moved(picked != game.dashboard.at());
        VillainTurn.moveTo(game, picked);
      }
      case CHARGE -> GearUse.answerCharge(game, step.a(), use);
      case TURN_CHOICE -> {
        if (move instanceof UnitedMove.PlaySupport support)
          HeroTurn.playSupport(game, support.card());
        else HeroTurn.standard(game, turn.active());
      }
      case PLAY_CARD -> {
        if (move instanceof UnitedMove.Play play)
          HeroTurn.playCard(game, turn.active(), play.card());
      }
      case IGNORE_SYMBOL -> HeroTurn.ignoreSymbol(game, Symbol.ALL[picked]);
      case ACTIONS -> action(game, move);
      case ACT_NOW -> actNow(game, step, move);
      case LOCATION_EFFECT -> {
        if (move instanceof UnitedMove.UsePlan plan) {
          game.push(step);
          BattlePlans.use(game, plan.plan());
        } else if (use) {
          HeroTurn.useLocation(game, step.a());
        }
      }
      case USE_PLANS -> {
        if (move instanceof UnitedMove.UsePlan plan) BattlePlans.use(game, step, plan.plan());
        else turn.offers(turn.offers() & ~step.a());
      }
      case CARRY_RICK -> {
        if (use) Moving.rick(game, step.b());
      }
      case PLAY_PLAN -> {
        if (move instanceof UnitedMove.PlayPlan plan) {
          game.dashboard.giveShown(Box.plan(plan.plan()).local(), Deck.EVERYBODY);
          VillainTurn.played(game, plan.plan(), plan.with());
        }
      }
      case FACEDOWN_PLAN -> {
        game.dashboard.giveShown(picked, 0);
        int plan = game.board.villain().plans().get(picked).index();
        game.story.add(Storyline.PLAN, plan, 0, true);
        game.tell.addedFacedown();
      }
      case SPLIT -> VillainTurn.splitTo(game, step, picked);
      case SUPER_END -> superEnd(game, picked);
      case TOKEN_LIMIT -> {
        var kind = Symbol.ALL[picked];
        game.team.tokens(0, kind, game.team.tokens(0, kind) - 1);
        game.tell.spent(0, kind);
      }
      case FIRST_HERO -> {
        turn.next(picked);
        turn.active(picked);
        game.tell.first(picked);
      }
      case VILLAIN_START -> Preparing.placeFigures(game.board, picked);
      case CHOOSE_HERO -> {
        if (move instanceof UnitedMove.Pick pick) Preparing.choose(game, step.a(), pick.value());
      }
      case REMOVE_CARD -> Preparing.removed(game, step.a(), picked);
      case TAKE_GEAR -> {
        if (use) Preparing.takeGear(game, step.a(), picked);
      }
      case DROP_SUPER -> game.dashboard.superCards(game.dashboard.superCards() & ~(1 << picked));
      case GIVE_SUPER -> Preparing.giveSuper(game, step, picked);
      case GIVE_TOKEN -> HeroVerbs.giveToken(game, picked, Symbol.ALL[step.a()], 1);
      case SUPPORT_HERO -> Preparing.supportHero(game, move);
      case SUPPORT_CARD -> Preparing.supportCard(game, step, move);
      case BATTLE_PLAN -> Preparing.battlePlan(game, step, picked);
      default -> throw new IllegalStateException(step.kind() + " needs no decision");
    }
  }

  private static boolean isWord(UnitedMove move, UnitedMove.Word word) {
    return move instanceof UnitedMove.Say say && say.word() == word;
  }

  private static void discard(Playing game, Step step, UnitedMove move) {
    if (!(move instanceof UnitedMove.Pick pick)) return;
    boolean damage = (step.options() & 1) != 0;
    Damage.discard(game, step.a(), pick.value(), damage);
    Damage.loseCards(game, step.a(), step.b() - 1, damage);
  }

  /** Step 3: an action, an effect, or its end. */
  private static void action(Playing game, UnitedMove move) {
    int hero = game.turn.active();
    if (isWord(move, UnitedMove.Word.END)) return;
    game.push(Step.of(Step.Kind.ACTIONS_GO));
    switch (move) {
      case UnitedMove.Say _ -> HeroTurn.useSpecial(game);
      case UnitedMove.UseGear gear -> GearUse.use(game, hero, gear.gear());
      case UnitedMove.UsePlan plan -> BattlePlans.use(game, plan.plan());
      default -> {
        Payment with = Acting.payment(move);
        int cost =
            move instanceof UnitedMove.Go ? Constants.leaveCost(game.board, game.team.at(hero)) : 1;
        Acting.pay(game, hero, with);
        Acting.payFurther(game, hero, cost);
        Acting.act(game, hero, game.team.at(hero), move);
      }
    }
  }

  /** One of the actions that an effect gives. */
  private static void actNow(Playing game, Step step, UnitedMove move) {
    if (isWord(move, UnitedMove.Word.DECLINE)) return;
    int hero = step.context().actor();
    int pool = Pool.add(step.a(), Acting.payment(move).symbol(), -1);
    if (move instanceof UnitedMove.Go) {
      for (int i = 1; i < Constants.leaveCost(game.board, game.team.at(hero)); i++) {
        pool = Pool.add(pool, Pool.count(pool, Symbol.MOVE) > 0 ? Symbol.MOVE : Symbol.WILD, -1);
      }
    }
    int at = step.b() < 0 ? game.team.at(hero) : step.b();
    boolean single = step.index() == 1;
    long target =
        single && move instanceof UnitedMove.Attack attack ? attack.enemy().code() + 1 : 0;
    int before = game.done(Deed.DEFEATED);
    var next =
        new Step(Step.Kind.ACT_GO, pool, step.b(), target, null, step.index(), step.context());
    game.push(next);
    Acting.act(game, hero, at, move);
    boolean beaten =
        single && (!(move instanceof UnitedMove.Attack) || game.done(Deed.DEFEATED) > before);
    if (beaten && !game.isOver() && game.steps.top().equals(next)) game.steps.pop();
  }

  private static void superEnd(Playing game, int picked) {
    if (picked < 0) {
      game.dashboard.superNoticed(SuperVillain.atTurnEnd(game.board));
      game.secretsTested();
      return;
    }
    var card = Box.villainCards().get(picked);
    VillainTurn.spend(game, picked);
    game.tell.playedVillainCard(card);
    game.push(card.effects(), Context.VILLAIN_PLAYERS);
  }
}
