package sixstones.games.loveletter.knowledge;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.Bits;
import sixstones.engine.Seat;
import sixstones.engine.Viewer;
import sixstones.engine.chance.Chance;
import sixstones.games.loveletter.box.Card;
import sixstones.games.loveletter.state.Board;

/**
 * Deals anew what a viewer has not seen. Every deal that agrees with what can be concluded is
 * equally likely: first the hands of which something is concluded get a card that fits, then the
 * rest is shuffled.
 */
public final class Redeal {

  private final Board board;
  private final Viewer viewer;
  private final Chance chance;

  /** How many cards of each character the viewer can't place. */
  private final int[] unseen = new int[Card.KINDS];

  /** The hand slots that are still to be dealt: seat and slot. */
  private final List<Place> open = new ArrayList<>();

  private record Place(int seat, int slot) {}

  private Redeal(Board board, Viewer viewer, Chance chance) {
    this.board = board;
    this.viewer = viewer;
    this.chance = chance;
  }

  public static Board of(Board board, Viewer viewer, Chance chance) {
    var redeal = new Redeal(board.copy(), viewer, chance);
    redeal.gather();
    redeal.dealWhatMustFit();
    redeal.dealRest();
    return redeal.board;
  }

  private boolean sees(int seats) {
    return viewer instanceof Seat seat && Bits.has(seats, seat.index());
  }

  private boolean sees(int seat, int slot) {
    return viewer.is(seat) || sees(board.hands().known(seat, slot));
  }

  private void gather() {
    var hands = board.hands();
    for (int seat = 0; seat < board.seats(); seat++) {
      for (int slot = 0; slot < hands.size(seat); slot++) {
        if (sees(seat, slot)) continue;
        open.add(new Place(seat, slot));
        unseen[hands.card(seat, slot).index()]++;
      }
    }
    for (int depth = 0; depth < board.deck().left(); depth++) {
      if (!sees(board.deck().known(depth))) unseen[board.deck().card(depth).index()]++;
    }
    var aside = board.aside();
    if (aside != null) unseen[aside.index()]++;
  }

  private void dealWhatMustFit() {
    var hands = board.hands();
    var fitting = new Fitting(unseen);
    var groups = new ArrayList<List<Place>>();
    for (var place : List.copyOf(open)) {
      if (!open.contains(place)) continue;
      var group = tied(place);
      int excluded = 0;
      for (var one : group) excluded |= hands.excluded(one.seat, one.slot);
      if (place.slot == 0) excluded |= seenBySomeoneTied(place.seat);
      if (excluded == 0 && group.size() == 1) continue;
      fitting.add(group.size(), ~excluded);
      groups.add(group);
      open.removeAll(group);
    }
    var cards = fitting.pick(chance);
    for (int i = 0; i < groups.size(); i++) {
      for (var place : groups.get(i)) hands.replace(place.seat, place.slot, cards.get(i));
    }
  }

  /** The place with those that are known to hold the same. */
  private List<Place> tied(Place place) {
    var group = new ArrayList<>(List.of(place));
    if (place.slot > 0) return group;
    for (var other : open) {
      boolean same = Bits.has(board.hands().ties(place.seat), other.seat);
      if (other.slot == 0 && same) group.add(other);
    }
    return group;
  }

  /** If the viewer sees one of the equal cards, all others of them are no other character. */
  private int seenBySomeoneTied(int seat) {
    var hands = board.hands();
    for (int rest = hands.ties(seat); rest != 0; rest = Bits.rest(rest)) {
      int other = Bits.first(rest);
      if (sees(other, 0)) return ~hands.only(other).bit();
    }
    return 0;
  }

  private void dealRest() {
    int[] cards = shuffled();
    int next = 0;
    for (var place : open) board.hands().replace(place.seat, place.slot, Card.of(cards[next++]));
    for (int depth = 0; depth < board.deck().left(); depth++) {
      if (!sees(board.deck().known(depth))) board.deck().replace(depth, Card.of(cards[next++]));
    }
    if (board.aside() != null) board.aside(Card.of(cards[next]));
  }

  private int[] shuffled() {
    int count = 0;
    for (int copies : unseen) count += copies;
    int[] cards = new int[count];
    int next = 0;
    for (int card = 0; card < Card.KINDS; card++) {
      for (int i = 0; i < unseen[card]; i++) cards[next++] = card;
    }
    chance.shuffle(cards, count);
    return cards;
  }
}
