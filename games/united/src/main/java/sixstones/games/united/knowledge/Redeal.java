package sixstones.games.united.knowledge;

import sixstones.engine.Bits;
import sixstones.engine.Seat;
import sixstones.engine.Viewer;
import sixstones.engine.chance.Chance;
import sixstones.games.united.UnitedPosition;
import sixstones.games.united.box.Box;
import sixstones.games.united.decks.AddFacedown;
import sixstones.games.united.decks.Cards;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Deck;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.Storyline;
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

  public static void redeal(UnitedPosition copy, Viewer viewer, Chance chance) {
    var board = copy.board();
    var redealing = new Redeal(board, viewer, chance);
    for (var member : board.team().members()) redealing.heroCards(member);
    redealing.plans();
    if (board.mode().hasVillainSeat()) {
      redealing.openPlanChoice(copy);
      SuperCardRedeal.redeal(copy, redealing.seat, chance);
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
    int[] heap = new int[40];
    int size = 0;
    for (int depth = 0; depth < deck.size(); depth++) {
      if (!sees(deck.seenBy(depth))) heap[size++] = deck.below(depth);
    }
    for (var card : team.hero(member).cards()) {
      int known = team.handSeen(member) >> 2 * card.local() & 3;
      for (int i = known; i < team.held(member, card.local()); i++) heap[size++] = card.index();
    }
    var story = board.story();
    for (int place = 0; place < story.size(); place++)
      if (hidden(place, member)) heap[size++] = story.card(place);
    chance.shuffleAfresh(heap, size);
    for (int depth = 0; depth < deck.size(); depth++) {
      if (!sees(deck.seenBy(depth))) deck.set(depth, heap[--size]);
    }
    for (int place = 0; place < story.size(); place++)
      if (hidden(place, member)) story.card(place, heap[--size]);
    team.keepSeenHand(member);
    while (size > 0) team.take(member, heap[--size]);
  }

  private boolean hidden(int place, Member member) {
    var story = board.story();
    return story.kind(place) == Storyline.HERO
        && story.isFacedown(place)
        && story.hero(place) == member
        && Box.card(story.card(place)).hero() == board.team().hero(member).index();
  }

  private void unseenInDeck(Deck deck) {
    int[] heap = new int[12];
    int size = 0;
    for (int depth = 0; depth < deck.size(); depth++) {
      if (!sees(deck.seenBy(depth))) heap[size++] = deck.below(depth);
    }
    chance.shuffleAfresh(heap, size);
    for (int depth = 0; depth < deck.size(); depth++) {
      if (!sees(deck.seenBy(depth))) deck.set(depth, heap[--size]);
    }
  }

  /** Deck, facedown plan cards, and the Villain's hand unless this viewer sees it. */
  private void plans() {
    boolean villain = board.mode().hasVillainSeat() && seat == 0;
    boolean handHidden = board.mode().hasVillainSeat() && !villain;
    var deck = board.dashboard().plans();
    var story = board.story();
    int[] heap = new int[24];
    int size = 0;
    for (int depth = 0; depth < deck.size(); depth++) {
      if (!sees(deck.seenBy(depth))) heap[size++] = deck.below(depth);
    }
    for (int place = 0; place < story.size() && !villain; place++) {
      if (hiddenPlan(place)) heap[size++] = story.card(place);
    }
    int seen = seat > 0 ? board.dashboard().handSeen(seat) : 0;
    if (handHidden) {
      for (var plan : board.villain().plans()) {
        int known = seen >> 2 * plan.local() & 3;
        for (int i = known; i < board.dashboard().held(plan.local()); i++) {
          heap[size++] = plan.index();
        }
      }
      board.dashboard().hand(seen);
    }
    chance.shuffleAfresh(heap, size);
    for (int depth = 0; depth < deck.size(); depth++) {
      if (!sees(deck.seenBy(depth))) deck.set(depth, heap[--size]);
    }
    for (int place = 0; place < story.size() && !villain; place++) {
      if (hiddenPlan(place)) story.card(place, heap[--size]);
    }
    while (size > 0) board.dashboard().take(Box.plan(heap[--size]).local());
  }

  /** A card that is about to be picked from the Villain's hand is one of the hand as dealt now. */
  private void openPlanChoice(UnitedPosition copy) {
    long held = Cards.planChoices(board);
    var top = copy.steps().top();
    if (top instanceof AddFacedown) copy.steps().replace(new AddFacedown(held));
    if (top instanceof PlanQuestion asked) copy.steps().replace(asked.among(held));
  }

  private boolean hiddenPlan(int place) {
    return board.story().kind(place) == Storyline.PLAN && board.story().isFacedown(place);
  }
}
