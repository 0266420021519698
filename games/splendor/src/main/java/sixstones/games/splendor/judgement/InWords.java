package sixstones.games.splendor.judgement;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sixstones.engine.phrase.Phrase;
import sixstones.games.splendor.box.Card;
import sixstones.games.splendor.box.Location;
import sixstones.games.splendor.box.Stone;
import sixstones.games.splendor.state.Board;

/** What a move does for a part of a seat's standing, with names and numbers. */
record InWords(Board before, Board after, int seat) {

  /** What lacks more than a turn can take is not near. */
  private static final int NEAR = 3;

  private static final Comparator<Double> BEST_FIRST = Comparator.reverseOrder();

  Optional<Phrase> tell(String part) {
    return switch (part) {
      case "points" -> points();
      case "bonuses" -> bonus();
      case "time" -> Optional.of(time());
      case "avengers" -> Optional.of(told("symbols").number("n", after.avengers(seat)));
      case "location" -> location();
      case "reach" -> reach();
      case "hand" -> Optional.of(told("held").number("n", Standing.held(after, seat)));
      default -> Optional.empty();
    };
  }

  private static Phrase told(String key) {
    return Phrase.of("splendor.reason." + key);
  }

  private Optional<Phrase> points() {
    int total = after.points(seat);
    int more = total - before.points(seat);
    return more > 0
        ? Optional.of(
            told("scores")
                .number("n", more)
                .number("total", total)
                .number("goal", after.edition().goal()))
        : Optional.empty();
  }

  private Optional<Phrase> bonus() {
    return IntStream.range(0, Stone.COLOURS)
        .filter(stone -> after.bonus(seat, stone) > before.bonus(seat, stone))
        .mapToObj(stone -> Stone.values()[stone])
        .findFirst()
        .map(
            stone ->
                told("bonus")
                    .name("stone", stone.key())
                    .number("n", after.bonus(seat, stone.ordinal())));
  }

  private Phrase time() {
    int colours =
        (int)
            IntStream.range(0, Stone.COLOURS).filter(stone -> after.bonus(seat, stone) > 0).count();
    return told("timed")
        .number("colours", colours)
        .number("all", Stone.COLOURS)
        .number("total", after.points(seat))
        .number("goal", after.edition().goal());
  }

  /** The location that the new bonus brings nearest. */
  private Optional<Phrase> location() {
    return IntStream.range(0, after.places())
        .mapToObj(place -> Optional.ofNullable(after.location(place)))
        .flatMap(Optional::stream)
        .filter(location -> steps(after, location) > steps(before, location))
        .min(Comparator.comparingInt(location -> all(location) - steps(after, location)))
        .map(
            location ->
                told("place")
                    .name("location", location.key())
                    .number("n", steps(after, location))
                    .number("of", all(location)));
  }

  private int steps(Board board, Location location) {
    return IntStream.range(0, Stone.COLOURS)
        .map(stone -> Math.min(location.wants(stone), board.bonus(seat, stone)))
        .sum();
  }

  private static int all(Location location) {
    return IntStream.range(0, Stone.COLOURS).map(location::wants).sum();
  }

  /** Of the cards that come nearer the one that lacks least, and of several the best. */
  private Optional<Phrase> reach() {
    return cards(after)
        .filter(card -> nearer(card) > 0 && missing(card) <= NEAR)
        .filter(card -> cards(before).anyMatch(card::equals))
        .min(Comparator.comparingInt(this::missing).thenComparing(this::prospect, BEST_FIRST))
        .map(this::within);
  }

  private int missing(Card card) {
    return Prospects.missing(after, seat, card);
  }

  private double prospect(Card card) {
    return Prospects.prospect(after, seat, card);
  }

  private Phrase within(Card card) {
    return Prospects.canPay(after, seat, card)
        ? told("payable").name("card", card.key())
        : told("nearer").name("card", card.key()).number("n", missing(card));
  }

  private double nearer(Card card) {
    return prospect(card) - Prospects.prospect(before, seat, card);
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
