package sixstones.games.united.play;

import sixstones.games.united.board.Context;
import sixstones.games.united.board.Ring;
import sixstones.games.united.board.Storyline;
import sixstones.games.united.board.Threats;
import sixstones.games.united.board.Turn;
import sixstones.games.united.cards.Box;
import sixstones.games.united.cards.SuperCard;
import sixstones.games.united.cards.Token;
import sixstones.games.united.effects.Trigger;
import sixstones.games.united.moves.Enemy;

/** The Villain's turn: the plan card from top to bottom. */
final class VillainTurn {

  private VillainTurn() {}

  static void start(Playing game) {
    var turn = game.turn;
    turn.phase(Turn.Phase.VILLAIN);
    turn.number(turn.number() + 1);
    turn.villainCardPlayed(false);
    turn.heroCardPlayed(false);
    turn.tokensBanned(false);
    turn.watches(null);
    for (int t = 0; t < Threats.COUNT; t++) game.threats.immune(t, false);
    game.tell.villainTurn();
    if (game.board.mode().hasVillainSeat()) {
      Cards.drawPlan(game);
      if (game.dashboard.handSize() == 0) game.end(Ending.NO_PLANS);
      else game.push(new PlayPlan());
      return;
    }
    if (game.dashboard.plans().isEmpty()) game.end(Ending.NO_PLANS);
    else played(game, game.dashboard.plans().draw(), -1);
  }

  /** U-VILLAIN-02: move, BAM, Special Effect, tokens; Overflow after the tokens. */
  static void played(Playing game, int plan, int superCard) {
    var turn = game.turn;
    game.story.add(Storyline.PLAN, plan, 0, false);
    turn.plan(plan);
    turn.move(Box.plan(plan).move());
    turn.moved(false);
    turn.split(false);
    turn.declared(superCard);
    turn.delay(0);
    turn.gap(0);
    game.tell.playedPlan(Box.plan(plan));
    game.push(VillainStage.END_VILLAIN);
    game.push(VillainStage.PLAN_TOKENS);
    game.push(VillainStage.PLAN_SPECIAL);
    game.push(VillainStage.PLAN_BAM);
    game.push(VillainStage.PLAN_MOVE);
    if (superCard < 0) return;
    SuperCard card = Box.villainCards().get(superCard);
    spend(game, superCard);
    game.tell.playedVillainCard(card);
    boolean atItsPlace = card.trigger() == Trigger.PLAN_MOVES_VILLAIN_TO || card.replacesBam();
    if (!atItsPlace) game.push(card.effects(), Context.VILLAIN_PLAYERS);
  }

  /** U-SVCARD-02, U-SVCARD-03. */
  static void spend(Playing game, int superCard) {
    game.dashboard.spendSuper(superCard);
    game.turn.villainCardPlayed(true);
  }

  static void move(Playing game) {
    game.push(VillainStage.PLAN_MOVED);
    int by = game.turn.destinationBy();
    if (by >= 0) {
      game.turn.destinationBy(-1);
      game.push(new NameDestination(by));
      return;
    }
    game.turn.moved(game.turn.move() > 0);
    moveTo(game, Ring.clockwise(game.dashboard.at(), game.turn.move()));
  }

  /** U-VILLAIN-MOVE-02 to U-VILLAIN-MOVE-05: every move ends with an arrival. */
  static void moveTo(Playing game, int at) {
    int from = game.dashboard.at();
    game.dashboard.at(at);
    game.tell.villainMoved(from, at);
    game.push(VillainStage.ARRIVED);
  }

  /** U-RULE-101: Super Hero cards are played on the event, before it takes effect. */
  static void arrived(Playing game) {
    int at = game.dashboard.at();
    game.push(new Arrivals(at, 0));
    Windows.open(game, Trigger.VILLAIN_ARRIVES_HERE, at);
  }

  /** U-TIE-01: of several arrival effects the decider names the next. */
  static void arrivals(Playing game, int at, int done) {
    int waiting = 0;
    for (int t = 0; t < Threats.COUNT; t++) {
      if (game.threats.at(t) == at
          && (done >> t & 1) == 0
          && game.threats.card(t).ability(Trigger.ARRIVAL) != null) {
        waiting |= 1 << t;
      }
    }
    if (Integer.bitCount(waiting) > 1) {
      game.push(new OrderArrivals(at, done, waiting));
    } else if (waiting != 0) {
      arrival(game, at, done, Integer.numberOfTrailingZeros(waiting));
    }
  }

  static void arrival(Playing game, int at, int done, int t) {
    game.push(new Arrivals(at, done | 1 << t));
    var ability = game.threats.card(t).ability(Trigger.ARRIVAL);
    if (ability == null) return;
    game.tell.threatArrival(game.threats.card(t));
    game.push(ability.effects(), Context.ofThreat(t));
  }

  /** U-RULE-57: a card on the move is judged after it. */
  static void moved(Playing game) {
    var card = declared(game);
    if (card == null || card.trigger() != Trigger.PLAN_MOVES_VILLAIN_TO) return;
    if (game.turn.moved() && Conditions.hold(game.board, card.cond(), Context.VILLAIN_PLAYERS)) {
      game.push(card.effects(), Context.VILLAIN_PLAYERS);
    }
  }

  private static @org.jspecify.annotations.Nullable SuperCard declared(Playing game) {
    return game.turn.declared() < 0 ? null : Box.villainCards().get(game.turn.declared());
  }

  static void planBam(Playing game) {
    if (!Box.plan(game.turn.plan()).bam()) return;
    game.push(new Sweep(game.dashboard.at(), 0, 0));
    var card = declared(game);
    if (card != null && card.replacesBam()) {
      game.push(card.effects(), Context.VILLAIN_PLAYERS);
    } else {
      dashboardBam(game, Context.VILLAINS);
    }
  }

  /** U-STUN-03. */
  static void dashboardBam(Playing game, Context context) {
    if (game.dashboard.isStunned()) {
      game.tell.stunCancels(Enemy.villain());
      return;
    }
    game.tell.bam();
    game.push(game.board.villain().bam(), context);
  }

  /** U-BAM-03, U-RULE-11: the sweep starts where the Villain is then. */
  static void sweep(Playing game, Sweep step) {
    boolean fresh = step.further() == 0 && step.done() == 0;
    int start = fresh ? game.dashboard.at() : step.start();
    int done = step.done();
    for (int further = step.further(); further < Box.RING; further++) {
      int here = 0;
      int at = Ring.clockwise(start, further);
      for (int t = 0; t < Threats.COUNT; t++) {
        if (game.threats.at(t) == at
            && (done >> t & 1) == 0
            && game.threats.card(t).ability(Trigger.BAM) != null) {
          here |= 1 << t;
        }
      }
      if (here == 0) continue;
      if (Integer.bitCount(here) > 1) game.push(new OrderSweep(start, further, done, here));
      else threatBam(game, start, further, done, Integer.numberOfTrailingZeros(here));
      return;
    }
  }

  static void threatBam(Playing game, int start, int further, int done, int t) {
    game.push(new Sweep(start, further, done | 1 << t));
    var card = game.threats.card(t);
    var ability = card.ability(Trigger.BAM);
    if (ability == null) return;
    if (game.threats.isStunned(t)) {
      game.tell.stunCancels(Enemy.henchman(card.index()));
      return;
    }
    game.tell.threatBam(card);
    game.push(ability.effects(), Context.ofThreat(t));
  }

  static void special(Playing game) {
    var special = Box.plan(game.turn.plan()).special();
    if (special == null) return;
    game.tell.planEffect(Box.plan(game.turn.plan()));
    game.push(special, Context.VILLAINS);
  }

  static void tokens(Playing game) {
    var plan = Box.plan(game.turn.plan());
    if (!game.turn.split()) {
      Tokens.plan(game, plan);
      return;
    }
    int pool = 0;
    for (var token : Token.ALL) {
      for (int place = 0; place < 3; place++) {
        pool += plan.adds(place, token) << 4 * token.ordinal();
      }
    }
    split(game, pool, 0);
  }

  /** Misdirection: the Villain player places token by token; Overflows follow at the end. */
  static void split(Playing game, int pool, int full) {
    if (pool == 0) {
      Tokens.overflow(game, full, Ring.clockwise(game.dashboard.at(), -1));
      return;
    }
    int at = game.dashboard.at();
    long places = 1L << at | 1L << Ring.clockwise(at, 1) | 1L << Ring.clockwise(at, -1);
    game.push(new PlaceToken(pool, full, places));
  }

  static void splitTo(Playing game, PlaceToken step, int at) {
    int pool = step.pool();
    var order = new Token[] {Token.THUG, Token.DOOMBOT, Token.CIVILIAN, Token.CRISIS_DOOMBOT};
    for (var token : order) {
      if ((pool >> 4 * token.ordinal() & 15) == 0) continue;
      boolean overflows = Tokens.add(game, at, token, 1);
      split(game, pool - (1 << 4 * token.ordinal()), step.full() | (overflows ? 1 << at : 0));
      return;
    }
  }

  static void end(Playing game) {
    game.push(VillainStage.AFTER_VILLAIN);
    Windows.open(game, Trigger.VILLAIN_TURN_END, -1);
  }

  /** U-STUN-05. */
  static void after(Playing game) {
    game.dashboard.stunned(false);
    for (int t = 0; t < Threats.COUNT; t++) game.threats.stunned(t, false);
    game.turn.plan(-1);
    game.turn.declared(-1);
    game.turn.did(0);
    HeroTurn.endTurnEffects(game);
    game.turn.afterVillain(true);
    game.push(new StartHero(game.turn.next()));
  }
}
