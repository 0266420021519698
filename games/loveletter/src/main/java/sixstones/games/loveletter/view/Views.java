package sixstones.games.loveletter.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sixstones.engine.Bits;
import sixstones.engine.Seat;
import sixstones.engine.Viewer;
import sixstones.games.loveletter.LoveLetterView;
import sixstones.games.loveletter.LoveLetterView.Known;
import sixstones.games.loveletter.LoveLetterView.RoundView;
import sixstones.games.loveletter.LoveLetterView.SeatView;
import sixstones.games.loveletter.LoveLetterView.Shown;
import sixstones.games.loveletter.box.Card;
import sixstones.games.loveletter.state.Board;
import sixstones.games.loveletter.steps.NameCard;
import sixstones.games.loveletter.steps.Step;

/** Makes the view of a viewer: L-INFO, and what the viewer has seen. */
public final class Views {

  private final Board board;
  private final Viewer viewer;
  private final boolean over;

  /** How many cards of each character the viewer can't place. */
  private final int[] unseen = new int[Card.KINDS];

  private Views(Board board, Viewer viewer) {
    this.board = board;
    this.viewer = viewer;
    over = board.isOver();
    for (var card : Card.values()) unseen[card.index()] = card.copies();
  }

  public static LoveLetterView of(Board board, Step step, Viewer viewer) {
    return new Views(board, viewer).view(step);
  }

  private LoveLetterView view(Step step) {
    var seats = new ArrayList<SeatView>();
    for (int seat = 0; seat < board.seats(); seat++) seats.add(seat(seat));
    var known = known();
    board.faceUp().forEach(this::place);
    return new LoveLetterView(
        board.active(),
        board.round(),
        board.goal(),
        board.deck().left(),
        board.faceUp().stream().map(Card::id).toList(),
        board.aside() != null,
        seats,
        known,
        over ? List.of() : unseen(),
        step instanceof NameCard name ? Integer.valueOf(name.seat()) : null,
        lastRound(),
        over);
  }

  private String place(Card card) {
    unseen[card.index()]--;
    return card.id();
  }

  private SeatView seat(int seat) {
    var hands = board.hands();
    var hand = new ArrayList<String>();
    for (int slot = 0; slot < hands.size(seat); slot++) {
      if (viewer.is(seat) || over) hand.add(place(hands.card(seat, slot)));
    }
    var front = new ArrayList<String>();
    for (int i = 0; i < board.fronts().count(); i++) {
      if (board.fronts().owner(i) == seat) front.add(place(board.fronts().card(i)));
    }
    return new SeatView(
        seat,
        board.isIn(seat),
        Bits.has(board.guarded(), seat),
        board.tokens(seat),
        hands.size(seat),
        hand,
        front);
  }

  private boolean sees(int seats) {
    return viewer instanceof Seat seat && Bits.has(seats, seat.index());
  }

  private List<Known> known() {
    var list = new ArrayList<Known>();
    if (over) return list;
    var hands = board.hands();
    for (int seat = 0; seat < board.seats(); seat++) {
      for (int slot = 0; slot < hands.size(seat); slot++) {
        if (!sees(hands.known(seat, slot))) continue;
        list.add(new Known(place(hands.card(seat, slot)), seat, 0));
      }
    }
    var deck = board.deck();
    for (int depth = deck.left() - 1; depth >= 0; depth--) {
      if (!sees(deck.known(depth))) continue;
      list.add(new Known(place(deck.card(depth)), null, deck.left() - depth));
    }
    return list;
  }

  private List<String> unseen() {
    var ids = new ArrayList<String>();
    for (var card : Card.values()) {
      for (int i = 0; i < unseen[card.index()]; i++) ids.add(card.id());
    }
    return ids;
  }

  private @Nullable RoundView lastRound() {
    var last = board.lastRound();
    if (last == null) return null;
    var winners = new ArrayList<Integer>();
    for (int rest = last.winners(); rest != 0; rest = Bits.rest(rest)) {
      winners.add(Bits.first(rest));
    }
    var shown = new ArrayList<Shown>();
    for (int seat = 0; seat < board.seats(); seat++) {
      Optional<Card> card = last.shown().get(seat);
      if (card.isPresent()) shown.add(new Shown(seat, card.get().id()));
    }
    Integer spy = last.spy() == Board.NOBODY ? null : Integer.valueOf(last.spy());
    return new RoundView(last.round(), winners, spy, shown);
  }
}
