package sixstones.games.united.view;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.engine.Bits;
import sixstones.engine.Seat;
import sixstones.engine.Viewer;
import sixstones.games.united.UnitedPosition;
import sixstones.games.united.UnitedView;
import sixstones.games.united.UnitedView.ActionsView;
import sixstones.games.united.UnitedView.AskingView;
import sixstones.games.united.UnitedView.GearView;
import sixstones.games.united.UnitedView.HeroView;
import sixstones.games.united.UnitedView.KnownPlan;
import sixstones.games.united.UnitedView.LocationView;
import sixstones.games.united.UnitedView.MissionView;
import sixstones.games.united.UnitedView.StoryView;
import sixstones.games.united.UnitedView.ThreatView;
import sixstones.games.united.UnitedView.TokensView;
import sixstones.games.united.UnitedView.VillainView;
import sixstones.games.united.actions.TakeGivenActions;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.HeroCard;
import sixstones.games.united.box.Mission;
import sixstones.games.united.box.SuperCard;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.effects.Token;
import sixstones.games.united.log.Sources;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Deck;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.Pool;
import sixstones.games.united.state.StoryKind;
import sixstones.games.united.state.StoryPlace;
import sixstones.games.united.state.Turn;
import sixstones.games.united.steps.EffectQuestion;
import sixstones.games.united.steps.Step;
import sixstones.games.united.supercards.GiveSuper;
import sixstones.games.united.terms.Constants;

/** Shows a position to a viewer. */
public final class Views {

  private final UnitedPosition position;
  private final Board board;
  private final boolean over;
  private final int seat;

  private Views(UnitedPosition position, Viewer viewer) {
    this.position = position;
    board = position.board();
    over = position.isOver();
    seat = viewer instanceof Seat own ? own.index() : -1;
  }

  public static UnitedView of(UnitedPosition position, Viewer viewer) {
    return new Views(position, viewer).view();
  }

  private UnitedView view() {
    var turn = board.turn();
    boolean heroTurn = turn.phase() == Turn.Phase.HERO;
    var support = board.support();
    return new UnitedView(
        board.mode(),
        turn.number(),
        turn.phase(),
        heroTurn ? Integer.valueOf(board.seatOf(turn.active())) : null,
        turn.phase() == Turn.Phase.SETUP ? null : Integer.valueOf(board.seatOf(turn.next())),
        turn.gap(),
        board.interval(),
        Math.max(0, board.interval() - turn.gap()),
        turn.delay(),
        locations(),
        villain(),
        missions(),
        board.dashboard().missionsDone(),
        threats(),
        heroes(),
        story(),
        actions(),
        cards(support.row()),
        support.deck().size(),
        supportHeroes(),
        battlePlans(),
        superDrawn(),
        overflows(),
        knownPlans(),
        asking(),
        over ? position.ending() : null);
  }

  private boolean sees(int seats) {
    return over || seats == Deck.EVERYBODY || (seat >= 0 && Bits.has(seats, seat));
  }

  private boolean isVillain() {
    return over || (board.mode().hasVillainSeat() && seat == 0);
  }

  private boolean isHeroSide() {
    return over || (seat >= 0 && Bits.has(board.heroSeats(), seat));
  }

  private List<LocationView> locations() {
    var views = new ArrayList<LocationView>();
    var ring = board.ring();
    for (var at : Location.ALL) {
      views.add(
          new LocationView(
              ring.tile(at).id(),
              ring.tile(at).slots(),
              ring.count(at, Token.CIVILIAN),
              ring.count(at, Token.THUG),
              ring.count(at, Token.DOOMBOT),
              ring.count(at, Token.CRISIS_DOOMBOT),
              ring.rick() == at,
              board.dashboard().at() == at,
              board.threats().anyAt(at)));
    }
    return views;
  }

  private VillainView villain() {
    var dashboard = board.dashboard();
    var villain = board.villain();
    var hand = new ArrayList<String>();
    for (var plan : villain.plans()) {
      int seen = isVillain() ? dashboard.held(plan) : seat > 0 ? dashboard.handSeen(seat, plan) : 0;
      for (int i = 0; i < seen; i++) hand.add(plan.id());
    }
    var supers = new ArrayList<String>();
    for (var card : Box.villainCards()) {
      if (isVillain() && dashboard.holds(card)) supers.add(card.id());
    }
    return new VillainView(
        villain.id(),
        board.mode().hasVillainSeat() ? Integer.valueOf(0) : null,
        villain.hasHealth() ? Integer.valueOf(dashboard.health()) : null,
        dashboard.track(),
        villain.trackEnd(),
        dashboard.at().index(),
        dashboard.isStunned(),
        dashboard.isUnderPressure(),
        Constants.canDamageVillain(board),
        dashboard.plans().size(),
        dashboard.handSize(),
        hand,
        Bits.count(dashboard.superCards()),
        supers);
  }

  private List<MissionView> missions() {
    var views = new ArrayList<MissionView>();
    for (var mission : Mission.ALL) {
      views.add(
          new MissionView(
              mission.id(),
              board.dashboard().progress(mission),
              mission.spaces(),
              board.dashboard().isDone(mission)));
    }
    return views;
  }

  private List<ThreatView> threats() {
    var views = new ArrayList<ThreatView>();
    var threats = board.threats();
    for (var threat : threats.all()) {
      var filled = new ArrayList<Boolean>();
      for (int i = 0; i < threat.clear().size(); i++)
        filled.add(Bits.has(threats.filled(threat), i));
      views.add(
          new ThreatView(
              threat.id(),
              threat.kind(),
              threats.inPlay(threat) ? Integer.valueOf(threats.at(threat).index()) : null,
              threat.isHenchman(),
              threats.health(threat),
              threats.startHealth(threat, board.heroesCounted()),
              threat.clear(),
              filled,
              threats.hasToken(threat),
              threats.isStunned(threat),
              threat.isHenchman()
                  && threats.inPlay(threat)
                  && Constants.canBeDamaged(board, threat)));
    }
    return views;
  }

  private List<HeroView> heroes() {
    var views = new ArrayList<HeroView>();
    for (var member : board.team().members()) views.add(hero(member));
    return views;
  }

  private HeroView hero(Member member) {
    var team = board.team();
    var cards = team.hero(member).cards();
    boolean open = sees(board.seesHand(member));
    var hand = new ArrayList<String>();
    var removed = new ArrayList<String>();
    for (var card : cards) {
      int seen = open ? team.held(member, card) : team.handSeen(member, card);
      for (int i = 0; i < seen; i++) hand.add(card.id());
      for (int i = 0; i < team.removed(member, card); i++) removed.add(card.id());
    }
    var gear = new ArrayList<GearView>();
    for (var one : Box.gears()) {
      if (board.gear().owner(one) == member) {
        gear.add(new GearView(one.id(), board.gear().isCharged(one)));
      }
    }
    var supers = new ArrayList<String>();
    for (var card : Box.superHeroCards()) {
      if (isHeroSide() && team.holds(member, card)) supers.add(card.id());
    }
    return new HeroView(
        board.seatOf(member),
        team.hero(member).id(),
        team.at(member).index(),
        team.isKo(member),
        team.handSize(member),
        hand,
        team.deck(member).size(),
        removed,
        tokens(member),
        gear,
        Bits.count(team.superCards(member)),
        supers,
        team.isInvulnerable(member),
        team.isSheltering(member),
        team.isRedirecting(member),
        team.mustPlayRandom(member),
        team.mustPlayFacedown(member),
        !member.isIn(board.turn().choosing()));
  }

  private TokensView tokens(Member member) {
    var team = board.team();
    return new TokensView(
        team.tokens(member, Symbol.MOVE),
        team.tokens(member, Symbol.ATTACK),
        team.tokens(member, Symbol.HEROIC),
        team.tokens(member, Symbol.WILD));
  }

  private static TokensView pool(int pool) {
    return new TokensView(
        Pool.count(pool, Symbol.MOVE),
        Pool.count(pool, Symbol.ATTACK),
        Pool.count(pool, Symbol.HEROIC),
        Pool.count(pool, Symbol.WILD));
  }

  private List<StoryView> story() {
    var views = new ArrayList<StoryView>();
    var story = board.story();
    var played = board.turn().ofHero().played();
    var borrowed = played.isNone() ? played : story.previousHeroCard(played);
    for (var place : story.places()) {
      var covered = new ArrayList<Integer>();
      for (int i = 0; i < 4; i++) if (Bits.has(story.covered(place), i)) covered.add(i);
      boolean plan = story.kind(place) == StoryKind.PLAN;
      views.add(
          new StoryView(
              story.kind(place),
              card(place, plan),
              plan ? null : Integer.valueOf(board.seatOf(story.hero(place))),
              story.isFacedown(place),
              covered,
              place == played,
              place == borrowed && !story.isFacedown(place)));
    }
    return views;
  }

  private @Nullable String card(StoryPlace place, boolean plan) {
    var story = board.story();
    boolean open =
        !story.isFacedown(place)
            || story.kind(place) == StoryKind.SUPPORT
            || (plan ? isVillain() : sees(board.seesHand(story.hero(place))));
    if (!open) return null;
    return plan ? story.plan(place).id() : story.card(place).id();
  }

  private ActionsView actions() {
    var turn = board.turn();
    var step = top();
    return new ActionsView(
        pool(turn.ofHero().own()),
        pool(turn.ofHero().shared()),
        pool(turn.ofHero().extra()),
        pool(step instanceof TakeGivenActions given ? given.pool() : 0),
        actionsAt(),
        !turn.ofHero().played().isNone() && !turn.ofHero().specialUsed(),
        turn.tokensBanned());
  }

  private @Nullable Step top() {
    return over || position.steps().isEmpty() ? null : position.steps().top();
  }

  /** Everybody knows which card is being carried out; what only one seat is offered has no list. */
  private @Nullable AskingView asking() {
    if (!(top() instanceof EffectQuestion<?> question)) return null;
    var effects = question.of().effects();
    return new AskingView(Sources.key(effects), Sources.sentence(effects));
  }

  private @Nullable Integer actionsAt() {
    var turn = board.turn();
    var step = top();
    if (step == null) return null;
    if (step instanceof TakeGivenActions given) return given.location(board).index();
    if (step instanceof EffectQuestion<?> asked) return place(asked.of().context()).index();
    return turn.phase() == Turn.Phase.HERO ? board.team().at(turn.active()).index() : null;
  }

  private Location place(Context context) {
    if (!context.chosen().isNowhere()) return context.chosen();
    if (!context.here().isNowhere()) return context.here();
    if (!context.actor().isNobody()) return board.team().at(context.actor());
    var threat = context.threat();
    return threat == null ? board.dashboard().at() : board.threats().at(threat);
  }

  private static List<String> cards(Deck<HeroCard> deck) {
    var ids = new ArrayList<String>();
    for (int depth = 0; depth < deck.size(); depth++) ids.add(deck.below(depth).id());
    return ids;
  }

  private List<String> supportHeroes() {
    var ids = new ArrayList<String>();
    for (var hero : Box.heroes()) {
      if (board.support().has(hero)) ids.add(hero.id());
    }
    return ids;
  }

  /** U-SUPERVILLAIN-06: they are given out jointly, hidden from the Villain. */
  private List<String> superDrawn() {
    if (!isHeroSide() || !(top() instanceof GiveSuper give)) return List.of();
    return Box.superHeroCards().stream()
        .filter(card -> Bits.has(give.options(), card.index()))
        .map(SuperCard::id)
        .toList();
  }

  private List<String> battlePlans() {
    var ids = new ArrayList<String>();
    for (var plan : Box.battlePlans()) {
      if (board.support().has(plan)) ids.add(plan.id());
    }
    return ids;
  }

  private List<String> overflows() {
    var ids = new ArrayList<String>();
    for (int i = 0; i < board.turn().overflows().size(); i++) {
      ids.add(board.ring().tile(board.turn().overflows().get(i)).id());
    }
    return ids;
  }

  private List<KnownPlan> knownPlans() {
    var known = new ArrayList<KnownPlan>();
    var deck = board.dashboard().plans();
    for (int depth = 0; depth < deck.size(); depth++) {
      if (sees(deck.seenBy(depth))) known.add(new KnownPlan(deck.below(depth).id(), depth + 1));
    }
    return known;
  }
}
