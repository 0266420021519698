package sixstones.games.gauntlet.judgement;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sixstones.engine.Bits;
import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;
import sixstones.games.gauntlet.GauntletPosition;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.box.Card;
import sixstones.games.gauntlet.box.Effect;
import sixstones.games.gauntlet.box.Side;
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
          Optional.of(
              board.isThanos(seat) ? bestFight() : fight(board.onlyCard(seat), board.thanos()));
      case GauntletMove.FightWith with ->
          position.steps().top() instanceof PickCard pick
              ? Optional.of(fight(with.card(), pick.hero()))
              : Optional.empty();
      case GauntletMove.Copy copy -> played(copy.card());
      case GauntletMove.PutUnder put -> Optional.of(kept(put.card()));
      case GauntletMove.Order _, GauntletMove.Lose _ -> Optional.empty();
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
    var reason = effect(card);
    if (!Bits.has(Box.stones(), card.index())) return reason;
    int played = board.front(seat) & ~board.defeated() | card.bit();
    int stones = Bits.count(played & Box.stones());
    return Optional.of(
        reason
            .map(
                inner ->
                    Phrase.of("gauntlet.reason.and-stone").with("reason", new Arg.Inner(inner)))
            .orElse(Phrase.of("gauntlet.reason.stone"))
            .number("n", stones));
  }

  private Optional<Phrase> effect(Card card) {
    return switch (card.effect()) {
      case GUESS -> Optional.of(thenGuess(board.thanos()));
      case FIGHT ->
          Optional.of(fight(Box.card(Bits.first(board.hand(seat) & ~card.bit())), board.thanos()));
      case OUTRIDER ->
          Optional.of(
              thenGuess(
                  next(GauntletMove.Choose.class)
                      .map(GauntletMove.Choose::seat)
                      .orElseGet(this::easiest)));
      case CORVUS_GLAIVE, SOUL_STONE ->
          Optional.of(check(card.effect(), likeliest(hero -> hit(card.effect(), hero))));
      case PROXIMA_MIDNIGHT -> Optional.of(tokens(1));
      case POWER_STONE -> Optional.of(tokens(3));
      case EBONY_MAW -> Optional.of(drawn(card, 1));
      case REALITY_STONE -> Optional.of(drawn(card, 2));
      case LOOK -> Optional.of(Phrase.of("gauntlet.reason.look"));
      case TOKEN -> Optional.of(Phrase.of("gauntlet.reason.token"));
      case ORDER -> Optional.of(Phrase.of("gauntlet.reason.order"));
      case CHAMPION -> Optional.of(champion(card));
      case MIND_STONE -> Optional.of(thenGuessAll());
      case TIME_STONE ->
          next(GauntletMove.Copy.class).map(GauntletMove.Copy::card).flatMap(this::effect);
      case BLACK_DWARF, SPACE_STONE, THANOS -> Optional.empty();
    };
  }

  private static Phrase tokens(int count) {
    return Phrase.of("gauntlet.reason.tokens").number("n", count);
  }

  /** Who lacks one Stone wins by drawing it: it is in the own deck, as all that is not in sight. */
  private Phrase drawn(Card played, int cards) {
    int own = board.hand(seat) | board.front(seat) & ~board.defeated() | played.bit();
    int deck = board.leftInDeck(Side.THANOS);
    boolean lastIsMissing = Bits.count(own & Box.stones()) == Bits.count(Box.stones()) - 1;
    return lastIsMissing && deck > 0
        ? Phrase.of("gauntlet.reason.draws-stone")
            .number("n", cards)
            .number("chance", percent(Math.min(1, (double) cards / deck)))
        : Phrase.of("gauntlet.reason.draws").number("n", cards);
  }

  /** Who fights himself does so with the card that stays. */
  private Phrase champion(Card played) {
    int hero = next(GauntletMove.Choose.class).map(GauntletMove.Choose::seat).orElse(seat);
    return hero == seat
        ? fight(Box.card(Bits.first(board.hand(seat) & ~played.bit())), board.thanos())
        : told("champion", hero);
  }

  /** The value that some hero holds most likely, whoever it is. */
  private Phrase thenGuessAll() {
    int value =
        next(GauntletMove.Name.class)
            .map(GauntletMove.Name::value)
            .orElseGet(() -> best(IntStream.range(1, Odds.HIGHEST), this::somebodyHolds));
    return Phrase.of("gauntlet.reason.then-all")
        .number("value", value)
        .number("chance", percent(somebodyHolds(value)));
  }

  /** As if hands were independent of each other, which they nearly are. */
  private double somebodyHolds(int value) {
    double nobody = 1;
    for (int hero = 0; hero < board.seats(); hero++) {
      if (!board.isThanos(hero)) nobody *= 1 - holds(hero, value);
    }
    return 1 - nobody;
  }

  /** What Thanos keeps when a card goes under his deck; of two that are called alike one goes. */
  private Phrase kept(Card under) {
    var names =
        Box.cards().stream()
            .filter(card -> Bits.has(board.hand(seat), card.index()))
            .map(Card::key)
            .collect(Collectors.toCollection(ArrayList::new));
    names.remove(under.key());
    return Phrase.of("gauntlet.reason.keeps").names("cards", names);
  }

  /** The fight that Thanos may hope most of, for who is asked whether he wants one. */
  private Phrase bestFight() {
    var card =
        Box.cards().stream()
            .filter(held -> Bits.has(board.hand(seat), held.index()))
            .max(Comparator.comparingInt(Card::value))
            .orElseThrow();
    return fight(card, likeliest(hero -> odds.fight(card.value(), hero, 1)));
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
