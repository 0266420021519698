package sixstones.games.united.knowledge;

import sixstones.engine.Bits;
import sixstones.engine.Seat;
import sixstones.engine.Viewer;
import sixstones.engine.chance.Chance;
import sixstones.engine.step.StepStack;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.HeroCard;
import sixstones.games.united.decks.AddFacedown;
import sixstones.games.united.decks.Cards;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Deck;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.StoryKind;
import sixstones.games.united.state.StoryPlace;
import sixstones.games.united.steps.Step;
import sixstones.games.united.verbs.PlanQuestion;

/** Mixes what a viewer can't see. */
public final class Redeal {

  private final Board board;
  private final Chance chance;
  private final int seat;

  private Redeal(Board board, Viewer viewer, Chance chance) {
    this.board = board;
    this.chance = chance;
    seat = viewer instanceof Seat own ? own.index() : -1;
  }

  /** Changes a copy of what is on the table and of what is open. */
  public static void of(Board board, StepStack<Step> steps, Viewer viewer, Chance chance) {
    var redealing = new Redeal(board, viewer, chance);
    for (var member : board.team().members()) redealing.heroCards(member);
    redealing.plans();
    if (board.mode().hasVillainSeat()) {
      redealing.openPlanChoice(steps);
      SuperCardRedeal.redeal(board, steps, redealing.seat, chance);
    }
    if (board.mode().hasCommander()) redealing.unseenInDeck(board.support().deck());
  }

  private boolean sees(int seats) {
    return seats == Deck.EVERYBODY || (seat >= 0 && Bits.has(seats, seat));
  }

  private void heroCards(Member member) {
    var team = board.team();
    var deck = team.deck(member);
    if (sees(board.seesHand(member))) {
      unseenInDeck(deck);
      return;
    }
    // Hand, unseen deck places and facedown cards are one heap for this viewer.
    var heap = new Heap<>(Box.heroCards());
    for (int depth = 0; depth < deck.size(); depth++) {
      if (!sees(deck.seenBy(depth))) heap.add(deck.below(depth));
    }
    for (var card : team.hero(member).cards()) {
      int known = team.handSeen(member, card);
      for (int i = known; i < team.held(member, card); i++) heap.add(card);
    }
    var story = board.story();
    for (var place : story.places()) if (hidden(place, member)) heap.add(story.card(place));
    heap.shuffle(chance);
    for (int depth = 0; depth < deck.size(); depth++) {
      if (!sees(deck.seenBy(depth))) deck.set(depth, heap.take());
    }
    for (var place : story.places()) {
      if (hidden(place, member)) story.card(place, heap.take());
    }
    team.keepSeenHand(member);
    while (!heap.isEmpty()) team.take(member, heap.take());
  }

  private boolean hidden(StoryPlace place, Member member) {
    var story = board.story();
    return story.kind(place) == StoryKind.HERO
        && story.isFacedown(place)
        && story.hero(place) == member
        && story.card(place).isOf(board.team().hero(member));
  }

  private void unseenInDeck(Deck<HeroCard> deck) {
    var heap = new Heap<>(Box.heroCards());
    for (int depth = 0; depth < deck.size(); depth++) {
      if (!sees(deck.seenBy(depth))) heap.add(deck.below(depth));
    }
    heap.shuffle(chance);
    for (int depth = 0; depth < deck.size(); depth++) {
      if (!sees(deck.seenBy(depth))) deck.set(depth, heap.take());
    }
  }

  /** Deck, facedown plan cards, and the Villain's hand unless this viewer sees it. */
  private void plans() {
    boolean villain = board.mode().hasVillainSeat() && seat == 0;
    boolean handHidden = board.mode().hasVillainSeat() && !villain;
    var deck = board.dashboard().plans();
    var story = board.story();
    var heap = new Heap<>(Box.plans());
    for (int depth = 0; depth < deck.size(); depth++) {
      if (!sees(deck.seenBy(depth))) heap.add(deck.below(depth));
    }
    for (var place : story.places()) {
      if (!villain && hiddenPlan(place)) heap.add(story.plan(place));
    }
    if (handHidden) {
      for (var plan : board.villain().plans()) {
        int known = seat > 0 ? board.dashboard().handSeen(seat, plan) : 0;
        for (int i = known; i < board.dashboard().held(plan); i++) heap.add(plan);
      }
      board.dashboard().hand(seat > 0 ? board.dashboard().handSeen(seat) : 0);
    }
    heap.shuffle(chance);
    for (int depth = 0; depth < deck.size(); depth++) {
      if (!sees(deck.seenBy(depth))) deck.set(depth, heap.take());
    }
    for (var place : story.places()) {
      if (!villain && hiddenPlan(place)) story.plan(place, heap.take());
    }
    while (!heap.isEmpty()) board.dashboard().take(heap.take());
  }

  /** A card that is about to be picked from the Villain's hand is one of the hand as dealt now. */
  private void openPlanChoice(StepStack<Step> steps) {
    long held = Cards.planChoices(board);
    var top = steps.top();
    if (top instanceof AddFacedown) steps.replace(new AddFacedown(held));
    if (top instanceof PlanQuestion asked) steps.replace(asked.among(held));
  }

  private boolean hiddenPlan(StoryPlace place) {
    return board.story().kind(place) == StoryKind.PLAN && board.story().isFacedown(place);
  }
}
