package sixstones.games.united.heroturn;

import java.util.List;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.HeroCard;
import sixstones.games.united.damage.ResolveKos;
import sixstones.games.united.decks.Cards;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.effects.Trigger;
import sixstones.games.united.gear.ChargeGear;
import sixstones.games.united.gear.GearUse;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Deck;
import sixstones.games.united.state.Ending;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.Pool;
import sixstones.games.united.state.StoryPlace;
import sixstones.games.united.state.Threats;
import sixstones.games.united.state.Turn;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Possible;
import sixstones.games.united.supercards.PlaySuperVillain;
import sixstones.games.united.supercards.SuperVillainCards;
import sixstones.games.united.support.BattlePlans;
import sixstones.games.united.tokens.Overflow;

/** A Hero's turn, step by step. */
public final class HeroTurn {

  /** From the start of the turn to its end. */
  public static final List<HeroStage> ORDER =
      List.of(
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
          HeroStage.END_TURN);

  private HeroTurn() {}

  /** U-HERO-04. */
  public static void start(Play game, Member hero) {
    var turn = game.turn;
    var team = game.team;
    turn.phase(Turn.Phase.HERO);
    turn.number(turn.number() + 1);
    turn.active(hero);
    turn.next(game.board.after(hero));
    turn.ofVillain().villainCardPlayed(false);
    turn.heroCardPlayed(false);
    turn.supportTurn(false);
    turn.ofHero().skipDraw(false);
    turn.ofHero().handAtStart(team.handSize(hero));
    if (losesWithoutCard(game, hero)) return;
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
    for (int i = ORDER.size() - 1; i >= 0; i--) game.push(ORDER.get(i));
    startEffects(game, hero);
  }

  /** U-LOSE-04, U-SOLO-32: nothing can be played. */
  private static boolean losesWithoutCard(Play game, Member hero) {
    boolean hasCard = game.team.handSize(hero) > 0 || !game.team.deck(hero).isEmpty();
    if (hasCard || hasSupport(game.board)) return false;
    game.end(game.board.mode().hasCommander() ? Ending.CANNOT_PLAY : Ending.NO_CARDS);
    return true;
  }

  private static void startEffects(Play game, Member hero) {
    Location at = game.team.at(hero);
    for (int i = Threats.COUNT - 1; i >= 0; i--) {
      var threat = game.threats.card(i);
      if (!game.threats.isAt(threat, at)) continue;
      var ability = threat.ability(Trigger.HERO_TURN_START_HERE);
      if (ability != null) game.push(ability.effects(), Context.ofThreat(threat).target(hero));
    }
    var constant = game.ring.tile(at).constant();
    if (constant != null && constant.trigger() == Trigger.HERO_TURN_START_HERE) {
      game.push(constant.effects(), Context.VILLAINS.here(at).target(hero));
    }
  }

  /** U-SOLO-17, U-RULE-67: whether a Support card may be played. */
  public static boolean hasSupport(Board board) {
    return board.mode().hasCommander()
        && !board.turn().afterVillain()
        && !board.team().mustPlayRandom(Member.FIRST)
        && !board.support().row().isEmpty();
  }

  public static void draw(Play game) {
    Member hero = game.turn.active();
    if (hasSupport(game.board)) {
      game.push(new ChooseTurn());
      return;
    }
    // U-RULE-67: what happened at the start of the turn may have ruled out the Support row.
    if (!losesWithoutCard(game, hero)) standard(game, hero);
  }

  /** U-SOLO-13. */
  public static void standard(Play game, Member hero) {
    if (!game.turn.ofHero().skipDraw()) Cards.draw(game, hero, 1);
  }

  public static void play(Play game) {
    Member hero = game.turn.active();
    if (game.turn.supportTurn() || game.team.handSize(hero) == 0) return;
    if (!game.team.mustPlayRandom(hero)) {
      game.push(new PlayCard());
      return;
    }
    int skip = game.chance.below(game.team.handSize(hero));
    for (var card : game.team.hero(hero).cards()) {
      skip -= game.team.held(hero, card);
      if (skip < 0) {
        game.tell.playedRandom(hero);
        playCard(game, hero, card);
        return;
      }
    }
  }

  public static void playCard(Play game, Member hero, HeroCard card) {
    if (game.team.mustPlayFacedown(hero)) game.team.give(hero, card);
    else game.team.giveShown(hero, card);
    boolean facedown = game.team.mustPlayFacedown(hero);
    put(game, hero, card, game.story.add(card, hero, facedown));
  }

  /** U-SOLO-14, U-SOLO-15. */
  public static void playSupport(Play game, HeroCard card) {
    game.board.support().takeFromRow(card);
    game.turn.supportTurn(true);
    boolean facedown = game.team.mustPlayFacedown(Member.FIRST);
    put(game, Member.FIRST, card, game.story.addSupport(card, facedown));
    BattlePlans.supportPlayed(game);
  }

  /** The card that was just laid down is the one of this turn. */
  private static void put(Play game, Member hero, HeroCard card, StoryPlace place) {
    var turn = game.turn;
    boolean facedown = game.story.isFacedown(place);
    game.team.mustPlayFacedown(hero, false);
    game.team.mustPlayRandom(hero, false);
    turn.ofHero().played(place);
    turn.gap(turn.gap() + 1);
    turn.ofHero().own(game.story.symbols(place));
    turn.ofHero().shared(0);
    turn.ofHero().extra(0);
    turn.ofHero().specialUsed(facedown || card.special() == null);
    game.tell.played(hero, card, facedown);
    game.push(HeroStage.BEGIN_ACTIONS);
    game.push(HeroStage.SHARE);
  }

  /** U-STORY-02, U-RULE-90: after Battle Plans that act on the playing of a Support card. */
  public static void share(Play game) {
    var previous = game.story.previousHeroCard(game.turn.ofHero().played());
    game.turn.ofHero().shared(previous.isNone() ? 0 : game.story.symbols(previous));
  }

  /** U-RULE-81: symbols to be ignored are named before the first action. */
  public static void beginActions(Play game) {
    game.push(HeroStage.ACTIONS_GO);
    int pool = game.turn.ofHero().own() + game.turn.ofHero().shared();
    if (game.turn.ofHero().ignore() == 0 || pool == 0) return;
    game.push(new IgnoreSymbol(Pool.kinds(pool)));
  }

  public static void ignoreSymbol(Play game, Symbol kind) {
    var turn = game.turn;
    turn.ofHero().ignore(turn.ofHero().ignore() - 1);
    if (Pool.count(turn.ofHero().shared(), kind) > 0)
      turn.ofHero().shared(Pool.add(turn.ofHero().shared(), kind, -1));
    else turn.ofHero().own(Pool.add(turn.ofHero().own(), kind, -1));
    game.tell.ignored(turn.active(), kind);
    if (turn.ofHero().ignore() == 0) return;
    game.steps.pop();
    beginActions(game);
  }

  /** U-KO-15: a Hero KO'd in the own turn acts no more. */
  public static void actionsGo(Play game) {
    // What an action or effect has done counts for the steps of that effect only.
    game.turn.deeds().all(0);
    if (!game.team.isKo(game.turn.active())) game.push(new TakeActions());
  }

  public static Effects special(Board board) {
    var special = board.story().card(board.turn().ofHero().played()).special();
    if (special == null) throw new IllegalStateException("the card has no Special Effect");
    return special;
  }

  /** U-EFFECT-03. */
  public static boolean mustUseSpecial(Board board) {
    return !board.turn().ofHero().specialUsed()
        && board.story().card(board.turn().ofHero().played()).mandatory()
        && Possible.any(board, special(board), Context.ofHero(board.turn().active()));
  }

  public static void useSpecial(Play game) {
    game.turn.ofHero().specialUsed(true);
    game.tell.usedSpecial(game.turn.active(), game.story.card(game.turn.ofHero().played()));
    game.push(special(game.board), Context.ofHero(game.turn.active()));
  }

  /** U-LOCATION-01 to U-LOCATION-04. */
  public static void location(Play game) {
    Member hero = game.turn.active();
    if (game.team.isKo(hero) || game.turn.ofHero().locationOver()) return;
    Location at = game.team.at(hero);
    var tile = game.ring.tile(at);
    if (game.threats.anyAt(at)
        || !Possible.any(game.board, tile.endOfTurn(), Context.ofHero(hero))) {
      return;
    }
    if (tile.mandatory()) useLocation(game, at);
    else game.push(new UseLocation(at));
  }

  public static void useLocation(Play game, Location at) {
    Member hero = game.turn.active();
    game.turn.ofHero().locationOver(true);
    game.tell.usedLocation(hero, at);
    game.accept(game.ring.tile(at).endOfTurn(), Context.ofHero(hero).here(at));
  }

  /** U-GEAR-19: every card that can be charged at the start of the turn is offered once. */
  public static void offerCharging(Play game) {
    var gear = GearUse.nextToCharge(game, game.turn.active());
    if (gear == null) return;
    game.push(HeroStage.START_CHARGING);
    game.push(new ChargeGear(gear));
  }

  /** U-OVERFLOW-05: the Overflows of a Hero turn, one by one. */
  public static void endOverflows(Play game) {
    Location at = game.turn.overflows().take();
    if (at.isNowhere()) return;
    game.push(HeroStage.END_OVERFLOWS);
    game.push(new Overflow(at));
  }

  /** U-RULE-14 (2). */
  public static void endEffects(Play game) {
    var waiting = game.turn.endEffects();
    game.turn.endEffects(null);
    for (; waiting != null; waiting = waiting.before()) {
      game.push(waiting.effects(), waiting.context());
    }
  }

  /** U-KO-12, U-RULE-63. */
  public static void endKo(Play game) {
    Member hero = game.turn.active();
    if (game.team.handSize(hero) > 0 || game.team.isKo(hero) || game.turn.supportTurn()) return;
    game.push(HeroStage.END_OVERFLOWS);
    game.push(new ResolveKos(game.turn.knockouts().size()));
    Cards.knockOut(game, hero);
  }

  /** U-SVCARD-05: the Villain player's cards at the end of a Hero turn. */
  public static void endSuper(Play game) {
    if (game.turn.ofVillain().villainCardPlayed() || game.dashboard.superCards() == 0) return;
    game.secretsTested();
    long cards = SuperVillainCards.playableAtTurnEnd(game.board) & game.dashboard.superCards();
    if (cards == 0) return;
    game.push(HeroStage.END_OVERFLOWS);
    game.push(new PlaySuperVillain(cards));
  }

  /** U-SOLO-27. */
  public static void endLimit(Play game) {
    if (!game.board.mode().hasCommander() || game.team.allTokens(Member.FIRST) <= 3) return;
    game.push(HeroStage.END_LIMIT);
    game.push(new DropToken(game.team.tokenKinds(Member.FIRST)));
  }

  /** U-SOLO-16, U-SOLO-33. */
  public static void endRefill(Play game) {
    var support = game.board.support();
    if (!game.turn.supportTurn() || support.deck().isEmpty()) return;
    var card = support.deck().draw();
    support.row().putOnTop(card, Deck.EVERYBODY);
    game.tell.supportShown(card);
    for (var plan : Box.battlePlans()) {
      if (support.has(plan) && plan.trigger() == Trigger.SUPPORT_SHOWN) {
        game.push(plan.effects(), Context.ofHero(Member.FIRST));
      }
    }
  }

  /** U-SCHED-01, U-SCHED-07. */
  public static void endTurn(Play game) {
    game.board.endTurn();
    game.turn.afterVillain(false);
    game.nextTurn();
  }
}
