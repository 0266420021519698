package sixstones.games.united.play;

import sixstones.games.united.board.Board;
import sixstones.games.united.board.Context;
import sixstones.games.united.board.Deck;
import sixstones.games.united.board.Pool;
import sixstones.games.united.board.Storyline;
import sixstones.games.united.board.Threats;
import sixstones.games.united.board.Turn;
import sixstones.games.united.cards.Box;
import sixstones.games.united.cards.Symbol;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.effects.Trigger;

/** A Hero's turn, step by step. */
final class HeroTurn {

  static final HeroStage[] ORDER = {
    HeroStage.START_CHARGING,
    HeroStage.DRAW,
    HeroStage.PLAY,
    HeroStage.END_ACTIONS,
    HeroStage.END_EFFECTS,
    HeroStage.END_OVERFLOWS,
    HeroStage.END_PLANS,
    HeroStage.END_KO,
    HeroStage.END_SUPER,
    HeroStage.END_LIMIT,
    HeroStage.END_REFILL,
    HeroStage.END_TURN
  };

  private HeroTurn() {}

  /** U-HERO-04. */
  static void start(Playing game, int hero) {
    var turn = game.turn;
    var team = game.team;
    turn.phase(Turn.Phase.HERO);
    turn.number(turn.number() + 1);
    turn.active(hero);
    turn.next(game.board.after(hero));
    turn.villainCardPlayed(false);
    turn.heroCardPlayed(false);
    turn.supportTurn(false);
    turn.skipDraw(false);
    turn.handAtStart(team.handSize(hero));
    if (team.handSize(hero) == 0 && team.deck(hero).isEmpty() && !hasSupport(game.board)) {
      game.end(game.board.mode().hasCommander() ? Ending.CANNOT_PLAY : Ending.NO_CARDS);
      return;
    }
    game.tell.heroTurn(hero);
    if (team.isKo(hero)) {
      team.ko(hero, false);
      game.tell.recovered(hero);
      Cards.draw(game, hero, 3);
    }
    team.invulnerable(hero, false);
    team.sheltering(hero, false);
    team.redirecting(hero, false);
    team.guard(hero, 0);
    for (int i = ORDER.length - 1; i >= 0; i--) game.push(ORDER[i]);
    startEffects(game, hero);
  }

  private static void startEffects(Playing game, int hero) {
    int at = game.team.at(hero);
    for (int t = Threats.COUNT - 1; t >= 0; t--) {
      if (game.threats.at(t) != at) continue;
      var ability = game.threats.card(t).ability(Trigger.HERO_TURN_START_HERE);
      if (ability != null) game.push(ability.effects(), Context.ofThreat(t).target(hero));
    }
    var constant = game.ring.tile(at).constant();
    if (constant != null && constant.trigger() == Trigger.HERO_TURN_START_HERE) {
      game.push(constant.effects(), Context.VILLAINS.here(at).target(hero));
    }
  }

  /** U-SOLO-17, U-RULE-67: whether a Support card may be played. */
  static boolean hasSupport(Board board) {
    return board.mode().hasCommander()
        && !board.turn().afterVillain()
        && !board.team().mustPlayRandom(0)
        && !board.support().row().isEmpty();
  }

  static void draw(Playing game) {
    int hero = game.turn.active();
    if (hasSupport(game.board)) {
      game.push(new ChooseTurn());
      return;
    }
    standard(game, hero);
  }

  /** U-SOLO-13. */
  static void standard(Playing game, int hero) {
    if (!game.turn.skipDraw()) Cards.draw(game, hero, 1);
  }

  static void play(Playing game) {
    int hero = game.turn.active();
    if (game.turn.supportTurn() || game.team.handSize(hero) == 0) return;
    if (!game.team.mustPlayRandom(hero)) {
      game.push(new PlayCard());
      return;
    }
    int skip = game.chance.below(game.team.handSize(hero));
    for (var card : Box.hero(game.team.hero(hero)).cards()) {
      skip -= game.team.held(hero, card.local());
      if (skip < 0) {
        game.tell.playedRandom(hero);
        playCard(game, hero, card.index());
        return;
      }
    }
  }

  static void playCard(Playing game, int hero, int card) {
    if (game.team.mustPlayFacedown(hero)) game.team.give(hero, card);
    else game.team.giveShown(hero, card);
    put(game, hero, card, Storyline.HERO);
  }

  /** U-SOLO-14, U-SOLO-15. */
  static void playSupport(Playing game, int card) {
    var row = game.board.support().row();
    for (int depth = 0; depth < row.size(); depth++) {
      if (row.below(depth) != card) continue;
      row.set(depth, row.below(0));
      row.draw();
      break;
    }
    game.turn.supportTurn(true);
    put(game, 0, card, Storyline.SUPPORT);
    BattlePlans.supportPlayed(game);
  }

  private static void put(Playing game, int hero, int card, int kind) {
    var turn = game.turn;
    boolean facedown = game.team.mustPlayFacedown(hero);
    game.team.mustPlayFacedown(hero, false);
    game.team.mustPlayRandom(hero, false);
    turn.played(game.story.add(kind, card, hero, facedown));
    turn.gap(turn.gap() + 1);
    turn.own(symbols(game.board, turn.played()));
    turn.shared(0);
    turn.extra(0);
    turn.specialUsed(facedown || Box.card(card).special() == null);
    game.tell.played(hero, card, facedown);
    game.push(HeroStage.BEGIN_ACTIONS);
    game.push(HeroStage.SHARE);
  }

  /** U-STORY-02, U-RULE-90: after Battle Plans that act on the playing of a Support card. */
  static void share(Playing game) {
    int previous = game.story.previousHeroCard(game.turn.played());
    game.turn.shared(previous == Storyline.NONE ? 0 : symbols(game.board, previous));
  }

  /** U-STORY-06, U-STORY-10: nothing of a facedown card, nothing covered. */
  static int symbols(Board board, int place) {
    if (board.story().isFacedown(place)) return 0;
    int pool = 0;
    var symbols = Box.card(board.story().card(place)).symbols();
    for (int i = 0; i < symbols.size(); i++) {
      if ((board.story().covered(place) >> i & 1) == 0) pool = Pool.add(pool, symbols.get(i), 1);
    }
    return pool;
  }

  /** U-RULE-81: symbols to be ignored are named before the first action. */
  static void beginActions(Playing game) {
    game.push(HeroStage.ACTIONS_GO);
    int pool = game.turn.own() + game.turn.shared();
    if (game.turn.ignore() == 0 || pool == 0) return;
    long kinds = 0;
    for (var kind : Symbol.ALL) if (Pool.count(pool, kind) > 0) kinds |= 1L << kind.ordinal();
    game.push(new IgnoreSymbol(kinds));
  }

  static void ignoreSymbol(Playing game, Symbol kind) {
    var turn = game.turn;
    turn.ignore(turn.ignore() - 1);
    if (Pool.count(turn.shared(), kind) > 0) turn.shared(Pool.add(turn.shared(), kind, -1));
    else turn.own(Pool.add(turn.own(), kind, -1));
    game.tell.ignored(turn.active(), kind);
    if (turn.ignore() == 0) return;
    game.steps.pop();
    beginActions(game);
  }

  /** U-KO-15: a Hero KO'd in the own turn acts no more. */
  static void actionsGo(Playing game) {
    if (!game.team.isKo(game.turn.active())) game.push(new TakeActions());
  }

  static Effects special(Board board) {
    var special = Box.card(board.story().card(board.turn().played())).special();
    if (special == null) throw new IllegalStateException("the card has no Special Effect");
    return special;
  }

  /** U-EFFECT-03. */
  static boolean mustUseSpecial(Board board) {
    return !board.turn().specialUsed()
        && Box.card(board.story().card(board.turn().played())).mandatory()
        && Possible.any(board, special(board), Context.ofHero(board.turn().active()));
  }

  static void useSpecial(Playing game) {
    game.turn.specialUsed(true);
    game.tell.usedSpecial(game.turn.active(), game.story.card(game.turn.played()));
    game.push(special(game.board), Context.ofHero(game.turn.active()));
  }

  /** U-LOCATION-01 to U-LOCATION-04. */
  static void location(Playing game) {
    int hero = game.turn.active();
    if (game.team.isKo(hero) || game.turn.locationOver()) return;
    int at = game.team.at(hero);
    var tile = game.ring.tile(at);
    if (game.threats.anyAt(at)
        || !Possible.any(game.board, tile.endOfTurn(), Context.ofHero(hero))) {
      return;
    }
    if (tile.mandatory()) useLocation(game, at);
    else game.push(new UseLocation(at));
  }

  static void useLocation(Playing game, int at) {
    int hero = game.turn.active();
    game.turn.locationOver(true);
    game.tell.usedLocation(hero, at);
    Inquiry.accept(game, game.ring.tile(at).endOfTurn(), Context.ofHero(hero).here(at));
  }

  /** U-RULE-14 (2). */
  static void endEffects(Playing game) {
    var waiting = game.turn.endEffects();
    game.turn.endEffects(null);
    for (; waiting != null; waiting = waiting.before()) {
      game.push(waiting.effects(), waiting.context());
    }
  }

  /** U-KO-12, U-RULE-63. */
  static void endKo(Playing game) {
    int hero = game.turn.active();
    if (game.team.handSize(hero) > 0 || game.team.isKo(hero) || game.turn.supportTurn()) return;
    game.push(HeroStage.END_OVERFLOWS);
    game.push(new ResolveKos(game.turn.waitingKos()));
    Cards.knockOut(game, hero);
  }

  /** U-SVCARD-05: the Villain player's cards at the end of a Hero turn. */
  static void endSuper(Playing game) {
    if (game.turn.villainCardPlayed() || game.dashboard.superCards() == 0) return;
    game.secretsTested();
    long cards = SuperVillain.playableAtTurnEnd(game.board) & game.dashboard.superCards();
    if (cards == 0) return;
    game.push(HeroStage.END_OVERFLOWS);
    game.push(new PlaySuperVillain(cards | Picking.MAY_DECLINE));
  }

  /** U-SOLO-27. */
  static void endLimit(Playing game) {
    if (!game.board.mode().hasCommander() || game.team.allTokens(0) <= 3) return;
    long kinds = 0;
    for (var kind : Symbol.ALL) if (game.team.tokens(0, kind) > 0) kinds |= 1L << kind.ordinal();
    game.push(HeroStage.END_LIMIT);
    game.push(new DropToken(kinds));
  }

  /** U-SOLO-16, U-SOLO-33. */
  static void endRefill(Playing game) {
    var support = game.board.support();
    if (!game.turn.supportTurn() || support.deck().isEmpty()) return;
    int card = support.deck().draw();
    support.row().putOnTop(card, Deck.EVERYBODY);
    game.tell.supportShown(card);
    for (var plan : Box.battlePlans()) {
      if ((support.plans() >> plan.index() & 1) != 0 && plan.trigger() == Trigger.SUPPORT_SHOWN) {
        game.push(plan.effects(), Context.ofHero(0));
      }
    }
  }

  /** U-SCHED-01, U-SCHED-07. */
  static void endTurn(Playing game) {
    endTurnEffects(game);
    game.turn.afterVillain(false);
    if (game.turn.gap() >= game.board.interval()) game.push(VillainStage.START_VILLAIN);
    else game.push(new StartHero(game.turn.next()));
  }

  static void endTurnEffects(Playing game) {
    game.ring.healWounds();
    game.dashboard.ignored(0);
    for (int t = 0; t < Threats.COUNT; t++) {
      game.threats.ignored(t, 0);
      game.threats.reacted(t, false);
    }
    game.turn.forget();
  }
}
