package sixstones.games.loveletter.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sixstones.engine.Bits;
import sixstones.engine.chance.Chance;
import sixstones.engine.text.TreeReader;
import sixstones.games.loveletter.LoveLetterPosition;
import sixstones.games.loveletter.box.Box;
import sixstones.games.loveletter.box.Card;
import sixstones.games.loveletter.state.Board;
import sixstones.games.loveletter.state.LastRound;
import sixstones.games.loveletter.steps.KeepCard;
import sixstones.games.loveletter.steps.PlayCard;
import sixstones.games.loveletter.steps.Step;

/** Reads a position and fills in what it does not say. */
final class PositionReader {

  private final TreeReader text;
  private final Chance chance;
  private final Board board;
  private final Stock stock = new Stock();

  PositionReader(TreeReader text, Chance chance) {
    this.text =
        text.allow(
            "players",
            "goal",
            "round",
            "starter",
            "active",
            "step",
            "seats",
            "front",
            "aside",
            "face up",
            "deck",
            "left",
            "deck seen by",
            "last round",
            "drawn");
    this.chance = chance;
    int seats = players();
    board = Board.empty(seats, number("goal", 1, Box.CARDS, Box.favour(seats)));
    text.find("seats").ifPresent(this::checkSeats);
  }

  private int players() {
    if (text.has("players")) return text.at("players").number(Box.FEWEST_PLAYERS, Box.MOST_PLAYERS);
    return text.find("seats").filter(s -> !s.isMapping()).map(s -> s.items().size()).orElse(3);
  }

  private void checkSeats(TreeReader all) {
    if (!all.isMapping()) {
      if (all.items().size() > board.seats()) throw all.error("there are more seats than players");
      return;
    }
    for (var seat : all.fields().entrySet()) {
      if (!seat.getKey().matches("\\d") || seat.getKey().charAt(0) - '0' >= board.seats()) {
        throw seat.getValue().error("there is no such seat with " + board.seats() + " players");
      }
    }
  }

  LoveLetterPosition read() {
    var step = text.find("step").map(StepText::read).orElse(PlayCard.STEP);
    board.round(number("round", 1, 120, 1));
    board.starter(number("starter", 0, board.seats() - 1, 0));
    board.active(number("active", 0, board.seats() - 1, board.starter()));
    board.inRound((1 << board.seats()) - 1);
    for (int seat = 0; seat < board.seats(); seat++) readSeat(seat);
    for (var card : items("front")) readFront(card);
    var top = new ArrayList<Card>();
    for (var card : items("deck")) top.add(stock.take(card));
    readAside();
    readFaceUp();
    fillHands(step);
    fillDeck(top);
    readKnowledge();
    text.find("last round").ifPresent(this::readLastRound);
    text.find("drawn").map(TreeReader::longNumber).ifPresent(chance::goOnAfter);
    new PossiblePosition(text, board, step).check();
    return new LoveLetterPosition(board, chance, step);
  }

  private int number(String field, int least, int most, int otherwise) {
    return text.find(field).map(at -> at.number(least, most)).orElse(otherwise);
  }

  private List<TreeReader> items(String field) {
    return text.find(field).map(TreeReader::items).orElse(List.of());
  }

  private Optional<TreeReader> seat(int seat) {
    return text.find("seats").flatMap(all -> all.item(seat));
  }

  private Optional<TreeReader> ofSeat(int seat, String field) {
    return seat(seat).flatMap(at -> at.find(field));
  }

  private void readSeat(int seat) {
    seat(seat)
        .ifPresent(
            at -> at.allow("hand", "tokens", "out", "protected", "seen by", "not", "same as"));
    var hand = ofSeat(seat, "hand").map(TreeReader::items).orElse(List.of());
    if (hand.size() > 3) throw text.error("seat " + seat + " holds more than three cards");
    for (var card : hand) board.hands().take(seat, stock.take(card), 0);
    board.tokens(seat, ofSeat(seat, "tokens").map(at -> at.number(0, Box.CARDS)).orElse(0));
    if (is(seat, "out")) board.inRound(Bits.without(board.inRound(), seat));
    if (is(seat, "protected")) board.guarded(Bits.with(board.guarded(), seat));
  }

  private boolean is(int seat, String field) {
    return ofSeat(seat, field).map(TreeReader::truth).orElse(false);
  }

  private void readFront(TreeReader at) {
    var words = at.text().strip().split("\\s+");
    if (words.length != 2 || !words[0].matches("\\d") || words[0].charAt(0) - '0' >= board.seats())
      throw at.error("a seat and a card are expected, as in \"1 guard\"");
    board.fronts().add(words[0].charAt(0) - '0', stock.take(at, words[1]));
  }

  private void readAside() {
    var said = text.find("aside");
    if (said.isEmpty()) board.aside(stock.any(chance));
    else if (!said.get().text().equals("none")) board.aside(stock.take(said.get()));
  }

  private void readFaceUp() {
    var cards = new ArrayList<Card>();
    for (var card : items("face up")) cards.add(stock.take(card));
    boolean dealt = text.has("face up") || board.seats() > 2;
    while (!dealt && cards.size() < 3) cards.add(stock.any(chance));
    board.faceUp(cards);
  }

  /** A seat of which no hand is said is dealt one. */
  private void fillHands(Step step) {
    for (int seat = 0; seat < board.seats(); seat++) {
      if (!board.isIn(seat) || ofSeat(seat, "hand").isPresent()) continue;
      boolean chooses = seat == board.active();
      int size = 1;
      if (chooses && step instanceof PlayCard) size = 2;
      if (chooses && step instanceof KeepCard) size = 3;
      for (int i = 0; i < size; i++) board.hands().take(seat, stock.any(chance), 0);
    }
  }

  /** What lies nowhere else is shuffled below the cards that the text puts on top. */
  private void fillDeck(List<Card> top) {
    var below = new ArrayList<Card>();
    while (!stock.isEmpty()) below.add(stock.any(chance));
    int left = number("left", 0, Box.CARDS, top.size() + below.size());
    for (int i = Math.min(below.size(), left - top.size()) - 1; i >= 0; i--) {
      board.deck().putOnTop(below.get(i), 0);
    }
    for (int i = Math.min(top.size(), left) - 1; i >= 0; i--) {
      board.deck().putOnTop(top.get(i), 0);
    }
  }

  private void readKnowledge() {
    for (int i = 0; i < board.seats(); i++) {
      int seat = i;
      ofSeat(seat, "seen by")
          .ifPresent(at -> perCard(at, (slot, list) -> setKnown(seat, slot, list)));
      ofSeat(seat, "not").ifPresent(at -> perCard(at, (slot, list) -> setNot(seat, slot, list)));
      for (var other : ofSeat(seat, "same as").map(TreeReader::items).orElse(List.of())) {
        board.hands().tie(seat, other.number(0, board.seats() - 1));
      }
    }
    var seen = text.find("deck seen by").map(TreeReader::fields).orElse(Map.of());
    seen.forEach(this::readDeckSeen);
  }

  private void readDeckSeen(String place, TreeReader seats) {
    int depth = place.matches("\\d{1,2}") ? board.deck().left() - Integer.parseInt(place) : -1;
    if (depth < 0 || depth >= board.deck().left()) throw seats.error("the deck is not that deep");
    board.deck().known(depth, seats(seats));
  }

  private interface ForCard {
    void set(int slot, TreeReader list);
  }

  /** A list for each card of a hand; a plain list is about the first. */
  private static void perCard(TreeReader at, ForCard each) {
    var items = at.items();
    if (items.isEmpty()) return;
    if (items.getFirst().isLeaf()) {
      each.set(0, at);
      return;
    }
    for (int slot = 0; slot < items.size(); slot++) each.set(slot, items.get(slot));
  }

  private void setKnown(int seat, int slot, TreeReader list) {
    checkSlot(seat, slot, list);
    board.hands().known(seat, slot, seats(list));
  }

  private void setNot(int seat, int slot, TreeReader list) {
    checkSlot(seat, slot, list);
    int cards = 0;
    for (var card : list.items()) cards |= card.as(Card::named).bit();
    board.hands().excluded(seat, slot, cards);
  }

  private void checkSlot(int seat, int slot, TreeReader list) {
    if (slot >= board.hands().size(seat)) throw list.error("seat " + seat + " has no such card");
  }

  private int seats(TreeReader list) {
    int seats = 0;
    for (var seat : list.items()) seats = Bits.with(seats, seat.number(0, board.seats() - 1));
    return seats;
  }

  private void readLastRound(TreeReader at) {
    at.allow("round", "winners", "spy", "shown");
    var spy = at.at("spy");
    var shown = new ArrayList<Optional<Card>>();
    for (var card : at.at("shown").items()) {
      shown.add(card.text().equals("none") ? Optional.empty() : Optional.of(card.as(Card::named)));
    }
    if (shown.size() != board.seats()) throw at.at("shown").error("one for each seat is expected");
    board.lastRound(
        new LastRound(
            at.at("round").number(),
            seats(at.at("winners")),
            spy.text().equals("none") ? Board.NOBODY : spy.number(0, board.seats() - 1),
            shown));
  }
}
