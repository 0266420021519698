package sixstones.games.united.play;

import sixstones.engine.Seat;
import sixstones.engine.Viewer;
import sixstones.engine.chance.Chance;
import sixstones.games.united.board.Board;
import sixstones.games.united.board.Deck;
import sixstones.games.united.board.Storyline;
import sixstones.games.united.cards.Box;

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
    redealing.plans();
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
      int known = team.handSeen(h) >> 2 * card.local() & 3;
      for (int i = known; i < team.held(h, card.local()); i++) heap[size++] = card.index();
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
    team.keepSeenHand(h);
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

  /** Super cards may be anywhere; one whose owner is or was asked for it is known to be held. */
  private void superCards(Step top) {
    if (top.kind() == Step.Kind.DROP_SUPER || top.kind() == Step.Kind.GIVE_SUPER) return;
    var dashboard = board.dashboard();
    if (seat != 0) {
      int open = top.kind() == Step.Kind.SUPER_END ? (int) top.options() : 0;
      int known = open & dashboard.superCards();
      int free = all(Box.villainCards().size()) & ~dashboard.superSpent() & ~known;
      int count = Integer.bitCount(dashboard.superCards() & ~known);
      dashboard.superCards(known | random(free, count));
    }
    if (seat < 0 || (board.heroSeats() >> seat & 1) == 0) superHeroCards(top);
  }

  private void superHeroCards(Step top) {
    var team = board.team();
    int free = all(Box.superHeroCards().size()) & ~team.superSpent();
    for (int h = 0; h < team.size(); h++) free &= ~known(top, h);
    for (int h = 0; h < team.size(); h++) {
      int known = known(top, h);
      int others = random(free, Integer.bitCount(team.superCards(h) & ~known));
      free &= ~others;
      team.superCards(h, known | others);
    }
  }

  private int known(Step top, int h) {
    int known = board.team().superKnown(h);
    if (top.kind() == Step.Kind.WINDOW_ASK && Windows.owner(board, top) == h) {
      known |= 1 << Windows.card(top);
    }
    if (top.kind() == Step.Kind.REACT && Damage.reactor(board, top) == h) {
      if (Damage.superCard(top) >= 0) known |= 1 << Damage.superCard(top);
    }
    return known;
  }

  private static int all(int count) {
    return (1 << count) - 1;
  }

  private int random(int free, int count) {
    int rest = free;
    int cards = 0;
    for (int i = 0; i < count; i++) {
      int card = pick(rest);
      rest &= ~(1 << card);
      cards |= 1 << card;
    }
    return cards;
  }

  private int pick(int set) {
    int skip = chance.below(Integer.bitCount(set));
    int rest = set;
    for (int i = 0; i < skip; i++) rest &= rest - 1;
    return Integer.numberOfTrailingZeros(rest);
  }
}
