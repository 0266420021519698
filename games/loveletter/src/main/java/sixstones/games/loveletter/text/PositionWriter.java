package sixstones.games.loveletter.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import sixstones.engine.Bits;
import sixstones.engine.text.Tree;
import sixstones.games.loveletter.LoveLetterPosition;
import sixstones.games.loveletter.box.Card;
import sixstones.games.loveletter.state.Board;
import sixstones.games.loveletter.state.LastRound;

/** Writes everything about a position. */
final class PositionWriter {

  private final LoveLetterPosition position;
  private final Board board;

  PositionWriter(LoveLetterPosition position) {
    this.position = position;
    board = position.board();
  }

  Tree.Mapping write() {
    var seats = new ArrayList<Tree>();
    for (int seat = 0; seat < board.seats(); seat++) seats.add(seat(seat));
    var aside = board.aside();
    var text =
        Tree.mapping()
            .put("players", board.seats())
            .put("goal", board.goal())
            .put("round", board.round())
            .put("starter", board.starter())
            .put("active", board.active())
            .put("step", StepText.write(position.step()))
            .put("seats", Tree.list(seats))
            .put("front", front())
            .put("aside", aside == null ? "none" : aside.id())
            .put("face up", ids(board.faceUp()))
            .put("deck", deck())
            .put("left", board.deck().left())
            .put("deck seen by", deckSeenBy());
    var last = board.lastRound();
    if (last != null) text.put("last round", lastRound(last));
    return text.put("drawn", position.drawn()).done();
  }

  private Tree seat(int seat) {
    var hands = board.hands();
    var hand = new ArrayList<Card>();
    for (int slot = 0; slot < hands.size(seat); slot++) hand.add(hands.card(seat, slot));
    return Tree.mapping()
        .put("hand", ids(hand))
        .put("tokens", board.tokens(seat))
        .put("out", board.isIn(seat) ? "no" : "yes")
        .put("protected", Bits.has(board.guarded(), seat) ? "yes" : "no")
        .put("seen by", perCard(seat, slot -> hands.known(seat, slot), false))
        .put("not", perCard(seat, slot -> hands.excluded(seat, slot), true))
        .put("same as", members(hands.ties(seat), false))
        .done();
  }

  /** A list for each card of the hand; none at all if there is nothing to say. */
  private Tree perCard(int seat, IntUnaryOperator sets, boolean cards) {
    var lists = new ArrayList<Tree>();
    int any = 0;
    for (int slot = 0; slot < board.hands().size(seat); slot++) {
      any |= sets.applyAsInt(slot);
      lists.add(members(sets.applyAsInt(slot), cards));
    }
    return any == 0 ? Tree.list() : Tree.list(lists);
  }

  private static Tree members(int set, boolean cards) {
    var members = new ArrayList<Object>();
    for (int rest = set; rest != 0; rest = Bits.rest(rest)) {
      int member = Bits.first(rest);
      members.add(cards ? Card.of(member).id() : Integer.valueOf(member));
    }
    return Tree.list(members);
  }

  private static Tree ids(List<Card> cards) {
    return Tree.list(cards.stream().map(Card::id).toList());
  }

  /** In the order in which the cards came there: seat and card. */
  private Tree front() {
    var front = new ArrayList<String>();
    for (int i = 0; i < board.fronts().count(); i++) {
      front.add(board.fronts().owner(i) + " " + board.fronts().card(i).id());
    }
    return Tree.list(front);
  }

  /** The next card to be drawn comes first. */
  private Tree deck() {
    var cards = new ArrayList<Card>();
    for (int depth = board.deck().left() - 1; depth >= 0; depth--) {
      cards.add(board.deck().card(depth));
    }
    return ids(cards);
  }

  private Tree deckSeenBy() {
    var seen = Tree.mapping();
    for (int depth = board.deck().left() - 1; depth >= 0; depth--) {
      int known = board.deck().known(depth);
      int place = board.deck().left() - depth;
      seen.putUnless(known == 0, String.valueOf(place), members(known, false));
    }
    return seen.done();
  }

  private static Tree lastRound(LastRound last) {
    return Tree.mapping()
        .put("round", last.round())
        .put("winners", members(last.winners(), false))
        .put("spy", last.spy() == Board.NOBODY ? "none" : last.spy())
        .put("shown", Tree.list(last.shown().stream().map(PositionWriter::shown).toList()))
        .done();
  }

  private static String shown(Optional<Card> card) {
    return card.map(Card::id).orElse("none");
  }
}
