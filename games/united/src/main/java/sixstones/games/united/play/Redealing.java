package sixstones.games.united.play;

import sixstones.engine.Seat;
import sixstones.engine.Viewer;
import sixstones.engine.chance.Chance;
import sixstones.games.united.board.Board;
import sixstones.games.united.board.Deck;
import sixstones.games.united.board.Storyline;
import sixstones.games.united.cards.Box;
import sixstones.games.united.effects.Effect;

/** Mixes what a viewer can't see. */
final class Redealing {

  private final Board board;
  private final Chance chance;
  private final int seat;

  private Redealing(Board board, Viewer viewer, Chance chance) {
    this.board = board;
    this.chance = chance;
    seat = viewer instanceof Seat own ? own.index() : -1;
  }

  static void redeal(Board board, Step top, Viewer viewer, Chance chance) {
    var redealing = new Redealing(board, viewer, chance);
    for (int h = 0; h < board.team().size(); h++) redealing.heroCards(h);
    redealing.plans(top);
    if (board.mode().hasVillainSeat()) redealing.superCards(top);
    if (board.mode().hasCommander()) redealing.unseenInDeck(board.support().deck());
  }

  private boolean sees(int seats) {
    return seats == Deck.EVERYBODY || (seat >= 0 && (seats >> seat & 1) != 0);
  }

  private void heroCards(int h) {
    var team = board.team();
    var deck = team.deck(h);
    if (sees(board.seesHand(h))) {
      unseenInDeck(deck);
      return;
    }
    // Hand, unseen deck places and facedown cards are one heap for this viewer.
    int[] heap = new int[40];
    int size = 0;
    for (int depth = 0; depth < deck.size(); depth++) {
      if (!sees(deck.seenBy(depth))) heap[size++] = deck.below(depth);
    }
    for (var card : Box.hero(team.hero(h)).cards()) {
      for (int i = 0; i < team.held(h, card.local()); i++) heap[size++] = card.index();
    }
    var story = board.story();
    for (int place = 0; place < story.size(); place++)
      if (hidden(place, h)) heap[size++] = story.card(place);
    chance.shuffle(heap, size);
    for (int depth = 0; depth < deck.size(); depth++) {
      if (!sees(deck.seenBy(depth))) deck.set(depth, heap[--size]);
    }
    for (int place = 0; place < story.size(); place++)
      if (hidden(place, h)) story.card(place, heap[--size]);
    team.clearHand(h);
    while (size > 0) team.take(h, heap[--size]);
  }

  private boolean hidden(int place, int h) {
    var story = board.story();
    return story.kind(place) == Storyline.HERO && story.isFacedown(place) && story.hero(place) == h;
  }

  private void unseenInDeck(Deck deck) {
    int[] heap = new int[12];
    int size = 0;
    for (int depth = 0; depth < deck.size(); depth++) {
      if (!sees(deck.seenBy(depth))) heap[size++] = deck.below(depth);
    }
    chance.shuffle(heap, size);
    for (int depth = 0; depth < deck.size(); depth++) {
      if (!sees(deck.seenBy(depth))) deck.set(depth, heap[--size]);
    }
  }

  /** Deck, facedown plan cards, and the Villain's hand unless this viewer sees it. */
  private void plans(Step top) {
    boolean villain = board.mode().hasVillainSeat() && seat == 0;
    boolean shown = top.kind() == Step.Kind.ASK && top.effect() instanceof Effect.CyclePlan;
    boolean handHidden = board.mode().hasVillainSeat() && !villain && !shown;
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
    if (handHidden) {
      for (var plan : board.villain().plans()) {
        for (int i = 0; i < board.dashboard().held(plan.local()); i++) heap[size++] = plan.index();
      }
      board.dashboard().hand(0);
    }
    chance.shuffle(heap, size);
    for (int depth = 0; depth < deck.size(); depth++) {
      if (!sees(deck.seenBy(depth))) deck.set(depth, heap[--size]);
    }
    for (int place = 0; place < story.size() && !villain; place++) {
      if (hiddenPlan(place)) story.card(place, heap[--size]);
    }
    while (size > 0) board.dashboard().take(Box.plan(heap[--size]).local());
  }

  private boolean hiddenPlan(int place) {
    return board.story().kind(place) == Storyline.PLAN && board.story().isFacedown(place);
  }

  /** Super cards that may be anywhere; a card whose window is open is known to be held. */
  private void superCards(Step top) {
    boolean setup = top.kind() == Step.Kind.DROP_SUPER || top.kind() == Step.Kind.GIVE_SUPER;
    boolean window =
        top.kind() == Step.Kind.WINDOW_ASK
            || top.kind() == Step.Kind.REACT
            || top.kind() == Step.Kind.SUPER_END;
    if (setup || window) return;
    if (seat != 0) {
      int count = Integer.bitCount(board.dashboard().superCards());
      board.dashboard().superCards(random(Box.villainCards().size(), count));
    }
    int all = Box.superHeroCards().size();
    int free = (1 << all) - 1;
    var team = board.team();
    if ((board.heroSeats() >> Math.max(seat, 0) & 1) != 0 && seat >= 0) return;
    for (int h = 0; h < team.size(); h++) {
      int cards = 0;
      for (int i = Integer.bitCount(team.superCards(h)); i > 0; i--) {
        int card = pick(free);
        free &= ~(1 << card);
        cards |= 1 << card;
      }
      team.superCards(h, cards);
    }
  }

  private int pick(int set) {
    int skip = chance.below(Integer.bitCount(set));
    int rest = set;
    for (int i = 0; i < skip; i++) rest &= rest - 1;
    return Integer.numberOfTrailingZeros(rest);
  }

  private int random(int all, int count) {
    int free = (1 << all) - 1;
    int cards = 0;
    for (int i = 0; i < count; i++) {
      int card = pick(free);
      free &= ~(1 << card);
      cards |= 1 << card;
    }
    return cards;
  }
}
