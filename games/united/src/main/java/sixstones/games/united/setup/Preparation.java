package sixstones.games.united.setup;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.Bits;
import sixstones.engine.chance.Chance;
import sixstones.games.united.box.BattlePlan;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.Gear;
import sixstones.games.united.box.Hero;
import sixstones.games.united.box.HeroCard;
import sixstones.games.united.box.Tile;
import sixstones.games.united.decks.Cards;
import sixstones.games.united.decks.FreshDecks;
import sixstones.games.united.effects.Constant;
import sixstones.games.united.effects.Figure;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.effects.Token;
import sixstones.games.united.effects.Trigger;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Deck;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.Mode;
import sixstones.games.united.state.Pool;
import sixstones.games.united.steps.Play;
import sixstones.games.united.supercards.DropSuper;
import sixstones.games.united.supercards.GiveSuper;

/** Pieces of setup: Locations, Villain, decks, Gear, Super cards, Support. */
public final class Preparation {

  /** U-SOLO-03: Heroes of the Support team. */
  public static final int SUPPORT_HEROES = 4;

  /** U-SOLO-04: cards that each of them brings. */
  public static final int SUPPORT_CARDS = 3;

  /** U-GEAR-02, U-SOLO-02: the pattern of the card that Gear and the Commander cost. */
  public static final int TWO_WILD = Pool.of(List.of(Symbol.WILD, Symbol.WILD));

  private Preparation() {}

  /** U-SETUP-06, U-SETUP-08, U-RULE-03. */
  public static void locations(Board board, boolean constants, Chance chance) {
    var tiles = new ArrayList<Tile>();
    for (var tile : Box.tiles()) {
      if (constants || tile.constant() == null) tiles.add(tile);
    }
    for (var at : Location.ALL) {
      var tile = tiles.remove(chance.below(tiles.size()));
      board.ring().tile(at, tile);
      board.ring().count(at, Token.THUG, tile.thugs());
      board.ring().count(at, Token.CIVILIAN, tile.civilians());
    }
  }

  /** U-SETUP-04, U-SETUP-09 to U-SETUP-13. */
  public static void villain(Board board, Chance chance) {
    var villain = board.villain();
    if (villain.hasHealth()) {
      board.dashboard().health(villain.health().get(board.heroesCounted() - 2));
    }
    int[] threats = {0, 1, 2, 3, 4, 5};
    chance.shuffle(threats, threats.length);
    for (var at : Location.ALL) {
      var threat = board.threats().card(threats[at.index()]);
      board.bringIn(threat, at);
      board.threats().hasToken(threat, true);
    }
    FreshDecks.plans(board, chance);
  }

  /** U-SETUP-16: Heroes start opposite the Villain. */
  public static void placeFigures(Board board, Location villainAt) {
    board.dashboard().at(villainAt);
    for (var member : board.team().members()) board.team().at(member, villainAt.opposite());
  }

  /**
   * U-RULE-39: one plain card of the pattern, else the plain card with most Wild symbols, else any
   * plain card of the owner's choice.
   */
  public static void remove(Play game, Member member, int pattern) {
    HeroCard best = null;
    long plain = 0;
    for (var card : game.team.hero(member).cards()) {
      if (card.special() != null || game.team.removed(member, card) == card.copies()) continue;
      plain = Bits.with(plain, card.local());
      if (Pool.of(card.symbols()) == pattern) {
        best = card;
        break;
      }
      if (wilds(card) > (best == null ? 0 : wilds(best))) best = card;
    }
    if (best != null) removed(game, member, best);
    else game.push(new ChooseRemoved(member, plain));
  }

  public static void removed(Play game, Member member, HeroCard card) {
    game.team.removed(member, card, game.team.removed(member, card) + 1);
    game.tell.removedCard(member, card);
  }

  private static long wilds(HeroCard card) {
    return card.symbols().stream().filter(symbol -> symbol == Symbol.WILD).count();
  }

  /** U-SETUP-16: which Heroes a player may still choose. */
  public static boolean mayChoose(Board board, Member member, Hero hero) {
    if (hero.id().equals(board.villain().id())) return false;
    Member by = board.team().find(hero);
    return by.isNobody() || by == member || by.isIn(board.turn().choosing());
  }

  /** Who has not chosen yet and was to have this Hero gets the other one for now. */
  public static void choose(Play game, Member member, Hero hero) {
    Member other = game.team.find(hero);
    if (!other.isNobody()) game.team.hero(other, game.team.hero(member));
    game.team.hero(member, hero);
    game.turn.choosing(Bits.without(game.turn.choosing(), member.index()));
    game.tell.choseHero(member);
  }

  /** U-GEAR-02, U-GEAR-05, U-GEAR-06. */
  public static void takeGear(Play game, Member hero, List<Gear> cards) {
    for (var gear : cards) {
      game.board.gear().owner(gear, hero);
      game.board.gear().charged(gear, true);
    }
    game.push(new RemoveCard(hero, TWO_WILD));
  }

  public static void decks(Play game) {
    for (var member : game.team.members()) FreshDecks.heroCards(game, member);
    if (!game.board.mode().hasVillainSeat()) return;
    // U-SUPERVILLAIN-03, U-SUPERVILLAIN-05.
    Cards.drawPlans(game, 2);
    int cards = random(game.chance, Box.villainCards().size(), 4);
    game.dashboard.superCards(cards);
    game.push(new DropSuper(cards));
  }

  private static int random(Chance chance, int all, int count) {
    int[] cards = new int[all];
    for (int i = 0; i < all; i++) cards[i] = i;
    chance.shuffle(cards, all);
    int set = 0;
    for (int i = 0; i < count; i++) set = Bits.with(set, cards[i]);
    return set;
  }

  /** U-SUPERVILLAIN-06, U-SOLOSV-04. */
  public static void supers(Play game) {
    int heroes = game.team.size();
    boolean duel = game.board.mode() == Mode.DUEL;
    int cards = random(game.chance, Box.superHeroCards().size(), duel ? 3 : heroes + 1);
    game.push(new GiveSuper(Member.FIRST, duel ? 2 : heroes, cards));
  }

  public static void draw(Play game) {
    for (var member : game.team.members()) Cards.draw(game, member, 3);
  }

  /** U-SOLO-03, U-ANTIHERO-04. */
  public static boolean mayPlay(Board board, Hero hero) {
    return board.team().find(hero).isNobody() && !hero.id().equals(board.villain().id());
  }

  /** U-SOLO-03, U-SOLO-04: four Heroes with three cards each. */
  public static void support(Play game, ChooseSupport step) {
    if (step.random()) {
      randomSupport(game);
      return;
    }
    if (Bits.count(game.board.support().heroes()) == SUPPORT_HEROES) return;
    game.push(step);
    game.push(new ChooseSupportHero());
  }

  private static void randomSupport(Play game) {
    var heroes = new ArrayList<Hero>();
    for (var hero : Box.heroes()) if (mayPlay(game.board, hero)) heroes.add(hero);
    for (int i = 0; i < SUPPORT_HEROES; i++) {
      var hero = heroes.remove(game.chance.below(heroes.size()));
      game.board.support().add(hero);
      var cards = new ArrayList<HeroCard>();
      for (var card : hero.cards()) {
        for (int copy = 0; card.special() != null && copy < card.copies(); copy++) cards.add(card);
      }
      for (int j = 0; j < SUPPORT_CARDS; j++) {
        var card = cards.remove(game.chance.below(cards.size()));
        game.board.support().deck().putOnTop(card, 0);
      }
    }
  }

  public static void supportHero(Play game, Hero hero) {
    game.board.support().add(hero);
    game.push(new ChooseSupportCard(hero, SUPPORT_CARDS));
  }

  public static void supportCard(Play game, ChooseSupportCard step, HeroCard card) {
    game.board.support().deck().putOnTop(card, 0);
    if (step.left() > 1) game.push(new ChooseSupportCard(step.hero(), step.left() - 1));
  }

  /** How many copies of a card are in the Support deck. */
  public static int chosen(Board board, HeroCard card) {
    int count = 0;
    var deck = board.support().deck();
    for (int depth = 0; depth < deck.size(); depth++) if (deck.below(depth).equals(card)) count++;
    return count;
  }

  public static void offerBattlePlans(Play game, int budget) {
    long plans = 0;
    for (var plan : Box.battlePlans()) {
      boolean taken = game.board.support().has(plan);
      if (!taken && plan.cost() <= budget) plans = Bits.with(plans, plan.index());
    }
    if (plans != 0) {
      game.push(new ChooseBattlePlan(budget, plans));
    }
  }

  /** U-SOLO-09. */
  public static void battlePlan(Play game, ChooseBattlePlan step, BattlePlan plan) {
    game.board.support().add(plan);
    int left = step.budget() - plan.cost();
    if (left > 0) offerBattlePlans(game, left);
  }

  /** U-SOLO-06. */
  public static void row(Play game) {
    var support = game.board.support();
    support.deck().shuffle(game.chance);
    int size = rowSize(game.board);
    for (int i = 0; i < size; i++) support.row().putOnTop(support.deck().draw(), Deck.EVERYBODY);
  }

  private static int rowSize(Board board) {
    int size = 2;
    for (var plan : Box.battlePlans()) {
      if (!board.support().has(plan) || plan.trigger() != Trigger.SETUP) continue;
      for (var effect : plan.effects().steps()) {
        if (effect instanceof Constant constant) {
          size = Math.max(size, constant.figure(Figure.SUPPORT_ROW));
        }
      }
    }
    return size;
  }
}
