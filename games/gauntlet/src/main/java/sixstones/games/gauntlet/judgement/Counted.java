package sixstones.games.gauntlet.judgement;

import java.util.List;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import sixstones.engine.Bits;
import sixstones.engine.phrase.Phrase;
import sixstones.games.gauntlet.GauntletPosition;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.box.Card;
import sixstones.games.gauntlet.box.Effect;
import sixstones.games.gauntlet.knowledge.Odds;
import sixstones.games.gauntlet.knowledge.ThanosHands;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.state.Board;
import sixstones.games.gauntlet.steps.NameForHero;
import sixstones.games.gauntlet.steps.PickCard;
import sixstones.games.gauntlet.steps.PickVictim;

/** What speaks for a move, in cards that the choosing seat can count. */
final class Counted {

  private final GauntletPosition position;
  private final Board board;
  private final Odds odds;
  private final ThanosHands hands;
  private final int seat;

  /** The move that is asked about, and what the seat does next as far as that is known. */
  private final List<GauntletMove> moves;

  Counted(GauntletPosition position, List<GauntletMove> moves) {
    this.position = position;
    this.moves = List.copyOf(moves);
    board = position.board();
    seat = position.chooser();
    odds = new Odds(board, seat);
    hands = odds.thanosHands();
  }

  Optional<Phrase> reason() {
    return switch (moves.getFirst()) {
      case GauntletMove.Name name -> Optional.of(named(name.value()));
      case GauntletMove.Play play -> played(play.card());
      case GauntletMove.Choose choose -> chosen(choose.seat());
      case GauntletMove.Fight _, GauntletMove.Decline _ ->
          board.isThanos(seat)
              ? Optional.empty()
              : Optional.of(fight(board.onlyCard(seat), board.thanos()));
      case GauntletMove.FightWith with ->
          position.steps().top() instanceof PickCard pick
              ? Optional.of(fight(with.card(), pick.hero()))
              : Optional.empty();
      case GauntletMove.Order _,
          GauntletMove.Lose _,
          GauntletMove.PutUnder _,
          GauntletMove.Copy _ ->
          Optional.empty();
    };
  }

  private Phrase named(int value) {
    if (!board.isThanos(seat)) return guess(board.thanos(), value);
    return position.steps().top() instanceof NameForHero name
        ? guess(name.hero(), value)
        : guess(likeliest(hero -> holds(hero, value)), value);
  }

  /** How likely a value is in a hand, beside the likeliest of the others. */
  private Phrase guess(int other, int value) {
    if (odds.hasSeen(other, value)) return told("seen", other).number("value", value);
    int rival = likeliest(other, value);
    return told("hidden", other)
        .number("value", value)
        .names("cards", odds.unseenNames(other, value))
        .number("left", odds.unseen(other, value))
        .number("of", odds.unseen(other))
        .number("chance", percent(holds(other, value)))
        .number("rival", rival)
        .number("rivals", percent(holds(other, rival)));
  }

  /** Thanos' hand is counted whole: two cards are never the same one, and fights tell of them. */
  private double holds(int other, int value) {
    return board.isThanos(other)
        ? (double) hands.having(value) / hands.count()
        : odds.holds(other, value);
  }

  private Optional<Phrase> played(Card card) {
    int rest = board.hand(seat) & ~card.bit();
    if (card.effect() == Effect.GUESS) return Optional.of(thenGuess(board.thanos()));
    if (card.effect() == Effect.FIGHT) {
      return Optional.of(fight(Box.card(Bits.first(rest)), board.thanos()));
    }
    if (card.effect() == Effect.OUTRIDER) {
      return Optional.of(
          thenGuess(
              next(GauntletMove.Choose.class)
                  .map(GauntletMove.Choose::seat)
                  .orElseGet(this::easiest)));
    }
    return isCheck(card.effect())
        ? Optional.of(check(card.effect(), likeliest(hero -> hit(card.effect(), hero))))
        : Optional.empty();
  }

  private Optional<Phrase> chosen(int hero) {
    if (!(position.steps().top() instanceof PickVictim pick)) return Optional.empty();
    return Optional.of(
        pick.effect() == Effect.OUTRIDER ? thenGuess(hero) : check(pick.effect(), hero));
  }

  private Phrase thenGuess(int other) {
    int value =
        next(GauntletMove.Name.class)
            .map(GauntletMove.Name::value)
            .orElseGet(() -> likeliest(other, 0));
    return told("then", other)
        .number("value", value)
        .number("chance", percent(holds(other, value)));
  }

  /** What the seat does next of a kind, where that is known. */
  private <N extends GauntletMove> Optional<N> next(Class<N> kind) {
    return moves.stream().skip(1).filter(kind::isInstance).map(kind::cast).findFirst();
  }

  private static boolean isCheck(Effect effect) {
    return effect == Effect.CORVUS_GLAIVE || effect == Effect.SOUL_STONE;
  }

  private Phrase check(Effect effect, int hero) {
    return told(effect == Effect.CORVUS_GLAIVE ? "low" : "high", hero)
        .number("chance", percent(hit(effect, hero)));
  }

  private double hit(Effect effect, int hero) {
    return IntStream.rangeClosed(1, Odds.HIGHEST)
        .filter(value -> effect == Effect.CORVUS_GLAIVE ? value <= 3 : value >= 3)
        .mapToDouble(value -> holds(hero, value))
        .sum();
  }

  private Phrase fight(Card own, int other) {
    return told("fight", other)
        .name("card", own.key())
        .number("wins", percent(odds.fight(own.value(), other, 1)))
        .number("ties", percent(odds.fight(own.value(), other, 0)))
        .number("losses", percent(odds.fight(own.value(), other, -1)));
  }

  private int easiest() {
    return likeliest(hero -> holds(hero, likeliest(hero, 0)));
  }

  private int likeliest(IntToDoubleFunction ofHero) {
    return best(IntStream.range(0, board.seats()).filter(hero -> !board.isThanos(hero)), ofHero);
  }

  /** The likeliest value of a hand but one. */
  private int likeliest(int other, int not) {
    int highest = board.isThanos(other) ? Odds.HIGHEST : Odds.HIGHEST - 1;
    return best(
        IntStream.rangeClosed(1, highest).filter(value -> value != not),
        value -> holds(other, value));
  }

  private static int best(IntStream of, IntToDoubleFunction worth) {
    return of.boxed()
        .max((one, two) -> Double.compare(worth.applyAsDouble(one), worth.applyAsDouble(two)))
        .orElseThrow();
  }

  private static Phrase told(String key, int other) {
    return Phrase.of("gauntlet.reason." + key).seat(other);
  }

  private static int percent(double chance) {
    return (int) Math.round(100 * chance);
  }
}
