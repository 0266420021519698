package sixstones.games.splendor.judgement;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sixstones.engine.phrase.Phrase;
import sixstones.games.splendor.box.Card;
import sixstones.games.splendor.box.Stone;
import sixstones.games.splendor.state.Board;

/** What a move does for a part of a seat's standing, with names and numbers. */
record InWords(Board before, Board after, int seat) {

  Optional<Phrase> tell(String part) {
    return switch (part) {
      case "points" -> points();
      case "bonuses" -> bonus();
      case "avengers" ->
          Optional.of(Phrase.of("splendor.reason.symbols").number("n", after.avengers(seat)));
      case "reach" -> reach();
      default -> Optional.empty();
    };
  }

  private Optional<Phrase> points() {
    int more = after.points(seat) - before.points(seat);
    return more > 0
        ? Optional.of(Phrase.of("splendor.reason.scores").number("n", more))
        : Optional.empty();
  }

  private Optional<Phrase> bonus() {
    return IntStream.range(0, Stone.COLOURS)
        .filter(stone -> after.bonus(seat, stone) > before.bonus(seat, stone))
        .mapToObj(stone -> Stone.values()[stone])
        .findFirst()
        .map(stone -> Phrase.of("splendor.reason.bonus").name("stone", stone.key()));
  }

  /** The best card that can be paid for now and could not before, or else comes nearer most. */
  private Optional<Phrase> reach() {
    return cards(after)
        .filter(card -> nearer(card) > 0)
        .max(Comparator.comparingDouble(this::nearer))
        .map(
            card ->
                Phrase.of(
                        Prospects.canPay(after, seat, card)
                            ? "splendor.reason.payable"
                            : "splendor.reason.nearer")
                    .name("card", card.key()));
  }

  private double nearer(Card card) {
    return Prospects.prospect(after, seat, card) - Prospects.prospect(before, seat, card);
  }

  private Stream<Card> cards(Board board) {
    return IntStream.range(0, Board.SLOTS + Board.HAND)
        .mapToObj(
            i ->
                Optional.ofNullable(
                    i < Board.SLOTS ? board.faceUp(i) : board.hand(seat, i - Board.SLOTS)))
        .flatMap(Optional::stream);
  }
}
