package sixstones.games.gauntlet.play;

import sixstones.engine.event.Events;
import sixstones.games.gauntlet.cards.Box;
import sixstones.games.gauntlet.knowledge.Knowing;
import sixstones.games.gauntlet.knowledge.Redealing;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.table.Table;

/** What a move does, and what follows from it until somebody has to choose again. */
final class Playing {

  private final GauntletPosition position;
  private final Table table;
  private final Telling telling;

  Playing(GauntletPosition position, Events out) {
    this.position = position;
    table = position.table();
    telling = new Telling(position, out);
  }

  void play(Step step, GauntletMove move) {
    switch (move) {
      case GauntletMove.Play play -> playCard(held(play.card()));
      case GauntletMove.Name name -> name(step, name.value());
      case GauntletMove.Choose choose -> choose(step, choose.seat());
      case GauntletMove.Fight _ -> heroFights(((Step.MayFight) step).hero());
      case GauntletMove.Decline _ ->
          telling.declined(step instanceof Step.MayFight may ? may.hero() : table.thanos());
      case GauntletMove.FightWith with -> thanosFights((Step.PickCard) step, held(with.card()));
      case GauntletMove.Lose lose ->
          Defeating.defeat(position, table.thanos(), held(lose.card()), telling);
      case GauntletMove.PutUnder under -> putUnder(held(under.card()));
      case GauntletMove.Order order -> orderDeck(order);
      case GauntletMove.Copy copy -> {
        telling.copied(Box.card(copy.card()));
        effect(copy.card());
      }
    }
    if (position.ending() == Ending.NONE && position.steps().isEmpty()) nextTurn();
    telling.overIfSo();
  }

  /** The physical card that a move means: of twins one that is there. */
  private int held(int card) {
    int hand = table.hand(Box.card(card).hero() ? table.active() : table.thanos());
    return (hand >> card & 1) != 0 ? card : card + 1;
  }

  // Turns

  void beginTurn(int seat) {
    table.active(seat);
    table.turn(table.turn() + 1);
    telling.turnBegins(seat);
    Drawing.draw(position, seat, telling);
    if (position.ending() != Ending.NONE) return;
    if (LegalMoves.playable(table, seat) == 0) {
      telling.couldNotPlay(seat);
      nextTurn();
      return;
    }
    position.steps().push(Steps.PLAY_CARD);
  }

  /** G-TURN-01, G-2P-04: clockwise; the lone hero has several turns in a row. */
  private void nextTurn() {
    int active = table.active();
    if (!table.isThanos(active) && table.heroTurnsLeft() > 0) {
      table.heroTurnsLeft(table.heroTurnsLeft() - 1);
      beginTurn(active);
      return;
    }
    table.heroTurnsLeft(table.heroTurnsEach() - 1);
    beginTurn((active + 1) % table.seats());
  }

  private void playCard(int card) {
    int seat = table.active();
    table.hand(seat, table.hand(seat) & ~(1 << card));
    table.front(seat, table.front(seat) | 1 << card);
    if (table.isThanos(seat)) Knowing.handChanged(table, seat);
    Knowing.isShown(table, card);
    telling.played(seat, Box.card(card));
    effect(card);
  }

  // Effects

  private void effect(int index) {
    var card = Box.card(index);
    if (card.hero()) heroEffect(card.value());
    else if (card.stone()) stoneEffect(card.value(), index);
    else allyEffect(card.value(), index);
  }

  private void heroEffect(int value) {
    boolean thanosHasCards = table.hand(table.thanos()) != 0;
    switch (value) {
      case 1 -> push(Steps.GUESS_THANOS, thanosHasCards);
      case 2 -> {
        if (table.seats() > 2) push(Steps.PICK_LOOKER, thanosHasCards);
        else if (thanosHasCards) look(table.active());
      }
      case 3 -> push(new Step.MayFight(table.active()), thanosHasCards);
      case 4 -> push(Steps.GIVE_TOKEN, true);
      case 5 -> lookAtDeck();
      case 6 -> push(Steps.PICK_CHAMPION, thanosHasCards);
      default -> throw new AssertionError("no hero has the value " + value);
    }
  }

  private void push(Step step, boolean possible) {
    if (possible) position.steps().push(step);
  }

  private void allyEffect(int value, int card) {
    switch (value) {
      case 1, 2 -> position.steps().push(new Step.PickVictim(card));
      case 3 -> position.steps().push(Steps.ONE_FIGHT);
      case 4 -> takeTokens(1);
      case 5 -> dig(1);
      default -> throw new AssertionError("no ally has the value " + value);
    }
  }

  private void stoneEffect(int value, int card) {
    switch (value) {
      case 1 -> position.steps().push(Steps.GUESS_ALL);
      case 2 -> position.steps().push(new Step.PickVictim(card));
      case 3 -> position.steps().push(Steps.TWO_FIGHTS);
      case 4 -> takeTokens(3);
      case 5 -> dig(2);
      case 6 -> push(Steps.COPY_EFFECT, LegalMoves.copyable(table) != 0);
      default -> throw new AssertionError("no stone has the value " + value);
    }
  }

  private void takeTokens(int count) {
    int seat = table.thanos();
    table.tokens(seat, table.tokens(seat) + count);
    telling.gotTokens(seat, count);
  }

  /** Ebony Maw and the Reality Stone: draw, then put back down to two. */
  private void dig(int cards) {
    for (int i = 0; i < cards && position.ending() == Ending.NONE; i++) {
      Drawing.draw(position, table.thanos(), telling);
    }
    if (position.ending() != Ending.NONE || table.leftInDeck(false) == 0) return;
    push(Steps.RETURN_CARD, table.handSize(table.thanos()) > 2);
  }

  private void putUnder(int card) {
    int seat = table.thanos();
    // The others can't tell which of the cards they have seen went under the deck.
    Knowing.forget(table, table.hand(seat), seat);
    table.hand(seat, table.hand(seat) & ~(1 << card));
    table.putUnder(false, card);
    Knowing.handChanged(table, seat);
    Knowing.sees(table, seat, card);
    telling.putUnder(Box.card(card));
    push(Steps.RETURN_CARD, table.handSize(seat) > 2);
  }

  // Names and choices

  private void name(Step step, int value) {
    switch (step) {
      case Step.GuessThanos _ -> guessThanos(value);
      case Step.GuessHero guess -> checkHero(guess.hero(), value, 1 << value);
      case Step.GuessAll _ -> guessAll(value);
      default -> throw new AssertionError("nobody names a value in " + step);
    }
  }

  private void guessThanos(int value) {
    telling.named(table.active(), value);
    int thanos = table.thanos();
    if ((Redealing.values(table.hand(thanos)) >> value & 1) != 0) {
      telling.hit(thanos);
      position.steps().push(new Step.LoseCard(value));
    } else {
      telling.missed(thanos);
      Knowing.exclude(table, thanos, 1 << value);
    }
  }

  private void checkHero(int hero, int named, int values) {
    if (named > 0) telling.named(table.thanos(), named);
    int card = table.onlyCard(hero);
    if ((values >> Box.card(card).value() & 1) != 0) {
      telling.hit(hero);
      Defeating.defeat(position, hero, card, telling);
    } else {
      telling.missed(hero);
      Knowing.exclude(table, hero, values);
    }
  }

  /** G-THANOS-MINDSTONE-03: all hits at once, then the redraws in turn order. */
  private void guessAll(int value) {
    telling.named(table.thanos(), value);
    int hits = 0;
    for (int seat = 0; seat < table.seats(); seat++) {
      if (table.isThanos(seat)) continue;
      if (Box.card(table.onlyCard(seat)).value() == value) hits |= 1 << seat;
      else Knowing.exclude(table, seat, 1 << value);
    }
    if (hits == 0) {
      telling.missedAll();
      return;
    }
    Defeating.loseLife(position, true, Integer.bitCount(hits));
    for (int seat = 0; seat < table.seats(); seat++) {
      if ((hits >> seat & 1) != 0) Defeating.show(position, seat, table.onlyCard(seat), telling);
    }
    for (int i = 1; i < table.seats() && position.ending() == Ending.NONE; i++) {
      int seat = (table.thanos() + i) % table.seats();
      if ((hits >> seat & 1) != 0) Drawing.draw(position, seat, telling);
    }
  }

  private void choose(Step step, int seat) {
    switch (step) {
      case Step.PickLooker _ -> {
        telling.chose(table.active(), seat);
        look(seat);
      }
      case Step.GiveToken _ -> {
        table.tokens(seat, table.tokens(seat) + 1);
        telling.gotTokens(seat, 1);
      }
      case Step.PickChampion _ -> {
        telling.chose(table.active(), seat);
        position.steps().push(new Step.MayFight(seat));
      }
      case Step.PickVictim victim ->
          victim(Box.card(victim.card()).value(), Box.card(victim.card()).stone(), seat);
      case Step.PickFight pick -> {
        telling.chose(table.thanos(), seat);
        position.steps().push(new Step.PickCard(seat, pick.fights() - 1));
      }
      default -> throw new AssertionError("nobody is chosen in " + step);
    }
  }

  /** Outrider guesses, Corvus Glaive hits 3 or less, the Soul Stone 3 or more. */
  private void victim(int value, boolean stone, int seat) {
    telling.chose(table.thanos(), seat);
    if (value == 1) position.steps().push(new Step.GuessHero(seat));
    else checkHero(seat, 0, stone ? 0b1111000 : 0b0001110);
  }

  // Looks and fights

  /** G-RULE-07: a card picked by chance; which place it has in the hand means nothing. */
  private int randomCardOfThanos() {
    int rest = table.hand(table.thanos());
    for (int skip = position.chance().below(Integer.bitCount(rest)); skip > 0; skip--)
      rest &= rest - 1;
    return Integer.numberOfTrailingZeros(rest);
  }

  /** G-HERO-2-02. Thanos knows which card was seen (G-RULE-34). */
  private void look(int looker) {
    int card = randomCardOfThanos();
    Knowing.sees(table, looker, card);
    position.note(1 << looker, card, table.thanos(), "looked");
    telling.looked(looker, Box.card(card));
  }

  private void lookAtDeck() {
    int seat = table.active();
    int left = table.leftInDeck(true);
    for (int i = 0; i < Math.min(3, left); i++) {
      int card = table.inDeck(true, left - 1 - i);
      Knowing.sees(table, seat, card);
      position.note(1 << seat, card, seat, "deck");
      telling.sawInDeck(seat, Box.card(card));
    }
    telling.lookedAtDeck(seat);
    position.steps().push(Steps.ORDER_DECK);
  }

  private void orderDeck(GauntletMove.Order order) {
    int top = table.leftInDeck(true) - 1;
    int[] cards = {order.first(), order.second(), order.third()};
    // Whoever else knew one of these cards has seen them being put in another order.
    for (int card : cards) if (card >= 0) Knowing.forget(table, 1 << card, table.active());
    for (int i = 0; i < 3 && cards[i] >= 0; i++) table.inDeck(true, top - i, cards[i]);
    telling.ordered(table.active());
  }

  private void heroFights(int hero) {
    Fighting.fight(position, hero, randomCardOfThanos(), telling);
  }

  /** G-2P-02: a lone hero can be fought twice; otherwise the second hero is another one. */
  private void thanosFights(Step.PickCard step, int card) {
    Fighting.fight(position, step.hero(), card, telling);
    if (position.ending() != Ending.NONE || step.fights() == 0) return;
    push(
        new Step.PickFight(1, table.seats() > 2 ? step.hero() : Table.NONE),
        table.hand(table.thanos()) != 0);
  }
}
