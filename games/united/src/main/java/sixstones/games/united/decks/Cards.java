package sixstones.games.united.decks;

import java.util.ArrayList;
import sixstones.engine.Bits;
import sixstones.games.united.box.HeroCard;
import sixstones.games.united.box.PlanCard;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Deck;
import sixstones.games.united.state.Ending;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.StoryPlace;
import sixstones.games.united.steps.Play;

/** Hero cards between deck, hand and Storyline; plan cards between deck, hand and Storyline. */
public final class Cards {

  private Cards() {}

  /** U-HERO-DRAW-05, U-KO-08. */
  public static void draw(Play game, Member hero, int count) {
    if (count <= 0 || game.team.isKo(hero)) return;
    var deck = game.team.deck(hero);
    var drawn = game.isTold() ? new ArrayList<HeroCard>() : null;
    int found = Math.min(count, deck.size());
    for (int i = 0; i < found; i++) {
      boolean shown = deck.seenBy(0) == Deck.EVERYBODY;
      var card = deck.draw();
      if (shown) game.team.takeShown(hero, card);
      else game.team.take(hero, card);
      if (drawn != null) drawn.add(card);
    }
    if (drawn == null) return;
    if (found > 0) game.tell.drew(hero, drawn);
    if (found < count) game.tell.deckEmpty(hero);
  }

  /** U-DAMAGE-02: below everything. */
  public static void putUnder(Play game, Member hero, HeroCard card) {
    game.team.give(hero, card);
    game.team.deck(hero).putUnder(card, game.board.seesHand(hero));
    game.tell.discarded(hero, card);
    if (game.team.handSize(hero) == 0) knockOut(game, hero);
  }

  /** U-KO-01. A Commander without cards who plays Support cards is not KO'd again (U-RULE-63). */
  public static void knockOut(Play game, Member hero) {
    if (game.team.isKo(hero)) return;
    game.team.ko(hero, true);
    game.turn.knockouts().add(hero);
    game.tell.knockedOut(hero);
  }

  /**
   * U-IMMORTUS-02, U-SUPERVILLAIN-13: a facedown plan card; says false if the game is over for it.
   */
  public static boolean addFacedownPlan(Play game) {
    var plans = game.dashboard.plans();
    if (game.board.mode().hasVillainSeat()) {
      drawPlan(game);
      if (game.dashboard.handSize() == 0) {
        game.end(Ending.NO_PLANS);
        return false;
      }
      game.push(new AddFacedown(planChoices(game.board)));
      return true;
    }
    if (plans.isEmpty()) {
      game.end(Ending.NO_PLANS);
      return false;
    }
    game.story.add(plans.draw(), true);
    game.tell.addedFacedown();
    return true;
  }

  /** U-SUPERVILLAIN-08: the Villain player draws if he can. */
  public static void drawPlan(Play game) {
    drawPlans(game, 1);
  }

  /** The same for several cards, told in one sentence. */
  public static void drawPlans(Play game, int count) {
    var plans = game.dashboard.plans();
    int drawn = Math.min(count, plans.size());
    var cards = new ArrayList<PlanCard>(drawn);
    for (int i = 0; i < drawn; i++) {
      int seenBy = plans.seenBy(0);
      var card = plans.draw();
      game.dashboard.takeSeen(card, seenBy);
      cards.add(card);
    }
    if (drawn > 0) game.tell.villainDrew(cards);
    if (drawn < count) game.tell.planDeckEmpty();
  }

  /** The plan cards in the Villain's hand, as a set. */
  public static long planChoices(Board board) {
    long set = 0;
    for (var plan : board.villain().plans()) {
      if (board.dashboard().held(plan) > 0) set = Bits.with(set, plan.local());
    }
    return set;
  }

  /** Two cards of the Storyline change places; the one just played stays the one just played. */
  public static void exchange(Play game, StoryPlace one, StoryPlace other) {
    game.story.swap(one, other);
    if (game.turn.ofHero().played() == one) game.turn.ofHero().played(other);
    else if (game.turn.ofHero().played() == other) game.turn.ofHero().played(one);
    game.tell.swapped(one, other);
  }
}
