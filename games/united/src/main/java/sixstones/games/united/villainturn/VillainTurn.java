package sixstones.games.united.villainturn;

import org.jspecify.annotations.Nullable;
import sixstones.engine.Bits;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.PlanCard;
import sixstones.games.united.box.SuperCard;
import sixstones.games.united.box.Threat;
import sixstones.games.united.decks.Cards;
import sixstones.games.united.effects.Token;
import sixstones.games.united.effects.Trigger;
import sixstones.games.united.moves.Enemy;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Ending;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.TokenPool;
import sixstones.games.united.state.Turn;
import sixstones.games.united.steps.Play;
import sixstones.games.united.supercards.SuperHeroCards;
import sixstones.games.united.supercards.SuperVillainCards;
import sixstones.games.united.terms.Conditions;
import sixstones.games.united.tokens.Tokens;

/** The Villain's turn: the plan card from top to bottom. */
public final class VillainTurn {

  private VillainTurn() {}

  public static void start(Play game) {
    var turn = game.turn;
    turn.phase(Turn.Phase.VILLAIN);
    turn.number(turn.number() + 1);
    turn.ofVillain().villainCardPlayed(false);
    turn.heroCardPlayed(false);
    turn.tokensBanned(false);
    turn.watches(null);
    for (var threat : game.threats.all()) game.threats.immune(threat, false);
    game.tell.villainTurn();
    if (game.board.mode().hasVillainSeat()) {
      Cards.drawPlan(game);
      if (game.dashboard.handSize() == 0) game.end(Ending.NO_PLANS);
      else game.push(new PlayPlan());
      return;
    }
    if (game.dashboard.plans().isEmpty()) game.end(Ending.NO_PLANS);
    else played(game, game.dashboard.plans().draw(), null);
  }

  /** U-VILLAIN-02: move, BAM, Special Effect, tokens; Overflow after the tokens. */
  public static void played(Play game, PlanCard plan, @Nullable SuperCard card) {
    var turn = game.turn;
    game.story.add(plan, false);
    turn.ofVillain().plan(plan);
    turn.ofVillain().move(plan.move());
    turn.ofVillain().moved(false);
    turn.ofVillain().split(false);
    turn.ofVillain().declared(card);
    turn.delay(0);
    turn.gap(0);
    game.tell.playedPlan(plan);
    game.push(VillainStage.END_VILLAIN);
    game.push(VillainStage.PLAN_TOKENS);
    game.push(VillainStage.PLAN_SPECIAL);
    game.push(VillainStage.PLAN_BAM);
    game.push(VillainStage.PLAN_MOVE);
    if (card == null) return;
    SuperVillainCards.spend(game, card);
    game.tell.playedVillainCard(card);
    boolean atItsPlace = card.trigger() == Trigger.PLAN_MOVES_VILLAIN_TO || card.replacesBam();
    if (!atItsPlace) game.push(card.effects(), Context.VILLAIN_PLAYERS);
  }

  public static void move(Play game) {
    game.push(VillainStage.PLAN_MOVED);
    Member by = game.turn.destinationBy();
    if (!by.isNobody()) {
      game.turn.destinationBy(Member.NOBODY);
      game.push(new NameDestination(by));
      return;
    }
    game.turn.ofVillain().moved(game.turn.ofVillain().move() > 0);
    moveTo(game, game.dashboard.at().clockwise(game.turn.ofVillain().move()));
  }

  /** U-VILLAIN-MOVE-02 to U-VILLAIN-MOVE-05: every move ends with an arrival. */
  public static void moveTo(Play game, Location at) {
    Location from = game.dashboard.at();
    game.dashboard.at(at);
    game.tell.villainMoved(from, at);
    game.push(VillainStage.ARRIVED);
  }

  /** U-RULE-101: Super Hero cards are played on the event, before it takes effect. */
  public static void arrived(Play game) {
    Location at = game.dashboard.at();
    game.push(new Arrivals(at, 0));
    SuperHeroCards.open(game, Trigger.VILLAIN_ARRIVES_HERE, at);
  }

  /** U-TIE-01: of several arrival effects the decider names the next. */
  public static void arrivals(Play game, Location at, int done) {
    int waiting = 0;
    for (int rest = game.threats.inLocation(at) & ~done; rest != 0; rest = Bits.rest(rest)) {
      var threat = game.threats.first(rest);
      if (threat.ability(Trigger.ARRIVAL) != null) waiting = Bits.with(waiting, threat.local());
    }
    if (Bits.count(waiting) > 1) {
      game.push(new OrderArrivals(at, done, waiting));
    } else if (waiting != 0) {
      arrival(game, at, done, game.threats.first(waiting));
    }
  }

  public static void arrival(Play game, Location at, int done, Threat threat) {
    game.push(new Arrivals(at, Bits.with(done, threat.local())));
    var ability = threat.ability(Trigger.ARRIVAL);
    if (ability == null) return;
    game.tell.threatArrival(threat);
    game.push(ability.effects(), Context.ofThreat(threat));
  }

  /** U-RULE-57: a card on the move is judged after it. */
  public static void moved(Play game) {
    var card = game.turn.ofVillain().declared();
    if (card == null || card.trigger() != Trigger.PLAN_MOVES_VILLAIN_TO) return;
    if (game.turn.ofVillain().moved()
        && Conditions.hold(game.board, card.cond(), Context.VILLAIN_PLAYERS)) {
      game.push(card.effects(), Context.VILLAIN_PLAYERS);
    }
  }

  private static PlanCard plan(Play game) {
    var plan = game.turn.ofVillain().plan();
    if (plan == null) throw new IllegalStateException("no plan card is being resolved");
    return plan;
  }

  public static void planBam(Play game) {
    if (!plan(game).bam()) return;
    game.push(new Sweep(game.dashboard.at(), 0, 0));
    var card = game.turn.ofVillain().declared();
    if (card != null && card.replacesBam()) {
      game.push(card.effects(), Context.VILLAIN_PLAYERS);
    } else {
      dashboardBam(game, Context.VILLAINS);
    }
  }

  /** U-STUN-03. */
  public static void dashboardBam(Play game, Context context) {
    if (game.dashboard.isStunned()) {
      game.tell.stunCancels(Enemy.villain());
      return;
    }
    game.tell.bam();
    game.push(game.board.villain().bam(), context);
  }

  /** U-BAM-03, U-RULE-11: the sweep starts where the Villain is then. */
  public static void sweep(Play game, Sweep step) {
    boolean fresh = step.further() == 0 && step.done() == 0;
    Location start = fresh ? game.dashboard.at() : step.start();
    int done = step.done();
    for (int further = step.further(); further < Box.RING; further++) {
      int here = 0;
      Location at = start.clockwise(further);
      for (int rest = game.threats.inLocation(at) & ~done; rest != 0; rest = Bits.rest(rest)) {
        var threat = game.threats.first(rest);
        if (threat.ability(Trigger.BAM) != null) here = Bits.with(here, threat.local());
      }
      if (here == 0) continue;
      if (Bits.count(here) > 1) game.push(new OrderSweep(start, further, done, here));
      else threatBam(game, start, further, done, game.threats.first(here));
      return;
    }
  }

  public static void threatBam(Play game, Location start, int further, int done, Threat threat) {
    game.push(new Sweep(start, further, Bits.with(done, threat.local())));
    var ability = threat.ability(Trigger.BAM);
    if (ability == null) return;
    if (game.threats.isStunned(threat)) {
      game.tell.stunCancels(Enemy.henchman(threat));
      return;
    }
    game.tell.threatBam(threat);
    game.push(ability.effects(), Context.ofThreat(threat));
  }

  public static void special(Play game) {
    var special = plan(game).special();
    if (special == null) return;
    game.tell.planEffect(plan(game));
    game.push(special, Context.VILLAINS);
  }

  public static void tokens(Play game) {
    var plan = plan(game);
    if (!game.turn.ofVillain().split()) {
      Tokens.plan(game, plan);
      return;
    }
    int pool = 0;
    for (var token : Token.ALL) {
      for (int place = 0; place < 3; place++) {
        pool = TokenPool.add(pool, token, plan.adds(place, token));
      }
    }
    split(game, pool, 0);
  }

  /** Misdirection: the Villain player places token by token; Overflows follow at the end. */
  public static void split(Play game, int pool, int full) {
    if (pool == 0) {
      Tokens.overflow(game, full, game.dashboard.at().clockwise(-1));
      return;
    }
    Location at = game.dashboard.at();
    long places = at.bit() | at.clockwise(1).bit() | at.clockwise(-1).bit();
    game.push(new PlaceToken(pool, full, places));
  }

  public static void splitTo(Play game, PlaceToken step, Location at) {
    int pool = step.pool();
    var order = new Token[] {Token.THUG, Token.DOOMBOT, Token.CIVILIAN, Token.CRISIS_DOOMBOT};
    for (var token : order) {
      if (TokenPool.count(pool, token) == 0) continue;
      boolean overflows = Tokens.add(game, at, token, 1);
      split(game, TokenPool.add(pool, token, -1), step.full() | (overflows ? at.bit() : 0));
      return;
    }
  }

  public static void end(Play game) {
    game.push(VillainStage.AFTER_VILLAIN);
    SuperHeroCards.open(game, Trigger.VILLAIN_TURN_END, Member.NOBODY);
  }

  /** U-STUN-05. */
  public static void after(Play game) {
    game.dashboard.stunned(false);
    for (var threat : game.threats.all()) game.threats.stunned(threat, false);
    game.turn.ofVillain().plan(null);
    game.turn.ofVillain().declared(null);
    game.turn.deeds().all(0);
    game.board.endTurn();
    game.turn.afterVillain(true);
    game.nextTurn();
  }
}
