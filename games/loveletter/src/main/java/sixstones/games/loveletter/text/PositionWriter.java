package sixstones.games.loveletter.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import sixstones.engine.Bits;
import sixstones.engine.text.Tree;
import sixstones.games.loveletter.LoveLetterPosition;
import sixstones.games.loveletter.box.Card;
import sixstones.games.loveletter.state.LastRound;
import sixstones.games.loveletter.state.Table;

/** Writes everything about a position. */
final class PositionWriter {

  private final LoveLetterPosition position;
  private final Table table;

  PositionWriter(LoveLetterPosition position) {
    this.position = position;
    table = position.table();
  }

  Tree.Mapping write() {
    var seats = new ArrayList<Tree>();
    for (int seat = 0; seat < table.seats(); seat++) seats.add(seat(seat));
    var aside = table.aside();
    var text =
        Tree.mapping()
            .put("players", table.seats())
            .put("goal", table.goal())
            .put("round", table.round())
            .put("starter", table.starter())
            .put("active", table.active())
            .put("step", StepText.write(position.step()))
            .put("seats", Tree.list(seats))
            .put("front", front())
            .put("aside", aside == null ? "none" : aside.id())
            .put("face up", ids(table.faceUp()))
            .put("deck", deck())
            .put("left", table.deck().left())
            .put("deck seen by", deckSeenBy());
    var last = table.lastRound();
    if (last != null) text.put("last round", lastRound(last));
    return text.put("drawn", position.drawn()).done();
  }

  private Tree seat(int seat) {
    var hands = table.hands();
    var hand = new ArrayList<Card>();
    for (int slot = 0; slot < hands.size(seat); slot++) hand.add(hands.card(seat, slot));
    return Tree.mapping()
        .put("hand", ids(hand))
        .put("tokens", table.tokens(seat))
        .put("out", table.isIn(seat) ? "no" : "yes")
        .put("protected", Bits.has(table.guarded(), seat) ? "yes" : "no")
        .put("seen by", perCard(seat, slot -> hands.known(seat, slot), false))
        .put("not", perCard(seat, slot -> hands.excluded(seat, slot), true))
        .put("same as", members(hands.ties(seat), false))
        .done();
  }

  /** A list for each card of the hand; none at all if there is nothing to say. */
  private Tree perCard(int seat, IntUnaryOperator sets, boolean cards) {
    var lists = new ArrayList<Tree>();
    int any = 0;
    for (int slot = 0; slot < table.hands().size(seat); slot++) {
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
    for (int i = 0; i < table.fronts().count(); i++) {
      front.add(table.fronts().owner(i) + " " + table.fronts().card(i).id());
    }
    return Tree.list(front);
  }

  /** The next card to be drawn comes first. */
  private Tree deck() {
    var cards = new ArrayList<Card>();
    for (int depth = table.deck().left() - 1; depth >= 0; depth--) {
      cards.add(table.deck().card(depth));
    }
    return ids(cards);
  }

  private Tree deckSeenBy() {
    var seen = Tree.mapping();
    for (int depth = table.deck().left() - 1; depth >= 0; depth--) {
      int known = table.deck().known(depth);
      int place = table.deck().left() - depth;
      seen.putUnless(known == 0, String.valueOf(place), members(known, false));
    }
    return seen.done();
  }

  private static Tree lastRound(LastRound last) {
    return Tree.mapping()
        .put("round", last.round())
        .put("winners", members(last.winners(), false))
        .put("spy", last.spy() == Table.NOBODY ? "none" : last.spy())
        .put("shown", Tree.list(last.shown().stream().map(PositionWriter::shown).toList()))
        .done();
  }

  private static String shown(Optional<Card> card) {
    return card.map(Card::id).orElse("none");
  }
}
