package sixstones.games.united.play;

/** Carries out steps that need no decision. */
final class Doing {

  private Doing() {}

  static void step(Playing game, Step step) {
    switch (step.kind()) {
      case EFFECTS -> effects(game, step);
      case RESTORE -> game.turn.did(step.a());
      case DAMAGE -> Damage.begin(game, step);
      case DAMAGE_REACTIONS -> Damage.reactions(game, step);
      case DAMAGE_END -> Damage.finish(game, step);
      case KOS -> Damage.resolveKos(game, step.a());
      case KO_EFFECT -> Damage.koEffect(game, step.a());
      case KO_BAM -> Damage.koBam(game, step.a());
      case ARRIVED -> VillainTurn.arrived(game);
      case ARRIVALS -> VillainTurn.arrivals(game, step.a(), (int) step.options());
      case BAM -> VillainTurn.dashboardBam(game, step.context());
      case SWEEP -> VillainTurn.sweep(game, step);
      case WINDOW -> Windows.next(game, step);
      case OVERFLOW -> Tokens.overflows(game, step.a());
      case OVERFLOW_EFFECT -> Tokens.overflowEffect(game, step.a());
      case START_VILLAIN -> VillainTurn.start(game);
      case PLAN_MOVE -> VillainTurn.move(game);
      case PLAN_MOVED -> VillainTurn.moved(game);
      case PLAN_BAM -> VillainTurn.planBam(game);
      case PLAN_SPECIAL -> VillainTurn.special(game);
      case PLAN_TOKENS -> VillainTurn.tokens(game);
      case END_VILLAIN -> VillainTurn.end(game);
      case AFTER_VILLAIN -> VillainTurn.after(game);
      case START_HERO -> HeroTurn.start(game, step.a());
      case START_CHARGING -> GearUse.offerCharging(game, game.turn.active());
      case DRAW -> HeroTurn.draw(game);
      case PLAY -> HeroTurn.play(game);
      case BEGIN_ACTIONS -> HeroTurn.beginActions(game);
      case SHARE -> HeroTurn.share(game);
      case ACTIONS_GO -> HeroTurn.actionsGo(game);
      case ACT_GO -> actGo(game, step);
      case END_ACTIONS -> HeroTurn.location(game);
      case END_EFFECTS -> HeroTurn.endEffects(game);
      case END_OVERFLOWS -> Tokens.nextQueued(game);
      case END_PLANS -> BattlePlans.offer(game, game.turn.offers());
      case OFFER_PLANS -> BattlePlans.offer(game, step.a());
      case END_KO -> HeroTurn.endKo(game);
      case END_SUPER -> HeroTurn.endSuper(game);
      case END_LIMIT -> HeroTurn.endLimit(game);
      case END_REFILL -> HeroTurn.endRefill(game);
      case END_TURN -> HeroTurn.endTurn(game);
      case SETUP_REMOVE -> Preparing.remove(game, step.a(), step.b());
      case SETUP_DECKS -> Preparing.decks(game);
      case SETUP_DRAW -> Preparing.draw(game);
      case SETUP_SUPERS -> Preparing.supers(game);
      case SETUP_SUPPORT -> Preparing.support(game, step);
      case SETUP_ROW -> Preparing.row(game);
      default -> throw new IllegalStateException(step.kind() + " waits for a decision");
    }
  }

  /** The next effect of a list; U-RULE-38: a KO'd Hero's effects are lost. */
  private static void effects(Playing game, Step step) {
    var context = step.context();
    if (context.actor() >= 0 && game.team.isKo(context.actor())) return;
    if (step.index() + 1 < step.list().size()) {
      game.push(Step.run(step.list(), step.index() + 1, context));
    }
    Verbs.begin(game, step);
  }

  private static void actGo(Playing game, Step step) {
    int hero = step.context().actor();
    var ask =
        new Step(
            Step.Kind.ACT_NOW,
            step.a(),
            step.b(),
            step.options(),
            null,
            step.index(),
            step.context());
    if (!game.team.isKo(hero) && step.a() != 0 && Acting.any(game.board, ask)) game.push(ask);
  }
}
