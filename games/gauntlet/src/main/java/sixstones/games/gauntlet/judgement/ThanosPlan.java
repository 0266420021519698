package sixstones.games.gauntlet.judgement;

import sixstones.games.gauntlet.cards.Box;
import sixstones.games.gauntlet.cards.Card;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.play.GauntletPosition;
import sixstones.games.gauntlet.play.Step;
import sixstones.games.gauntlet.table.Table;

/** Thanos' plans: take lives where it is likely, and lay the stones where nobody can reach them. */
final class ThanosPlan {

  /** A stone on the table is safe for ever. */
  private static final double STONE_PLAYED = 0.45;

  /** A stone in hand counts for the collection, but can be lost. */
  private static final double STONE_HELD = 0.3;

  private final GauntletPosition position;
  private final Table table;
  private final Odds odds;
  private final int seat;

  ThanosPlan(GauntletPosition position, Odds odds) {
    this.position = position;
    this.odds = odds;
    table = position.table();
    seat = table.thanos();
  }

  double merit(GauntletMove move) {
    return switch (move) {
      case GauntletMove.Play play ->
          effect(Box.card(play.card()), table.hand(seat) & ~(1 << play.card()))
              + (Box.card(play.card()).stone() ? STONE_PLAYED : 0)
              - (Box.card(play.card()).stone() ? STONE_HELD : 0);
      case GauntletMove.Name name -> guess(name.value());
      case GauntletMove.Choose choose -> choose(choose.seat());
      case GauntletMove.Decline _ -> 0;
      case GauntletMove.FightWith with -> fightWith(with.card());
      case GauntletMove.Lose lose -> -keep(Box.card(lose.card()));
      case GauntletMove.PutUnder under -> -keep(Box.card(under.card()));
      case GauntletMove.Copy copy -> effect(Box.card(copy.card()), table.hand(seat));
      case GauntletMove.Fight _, GauntletMove.Order _ -> 0;
    };
  }

  /** What a card in hand is worth: stones for the collection, high values for fights. */
  private double keep(Card card) {
    return (card.stone() ? 2 : 0) + 0.1 * card.value();
  }

  private double effect(Card card, int rest) {
    if (!card.stone()) {
      return switch (card.value()) {
        case 1 -> bestOfHeroes(this::bestGuess);
        case 2 -> bestOfHeroes(hero -> below(hero, 0b0001110));
        case 3 -> Math.max(0, bestOfHeroes(hero -> bestFight(rest, hero)));
        case 4 -> 0.3;
        default -> 0.25;
      };
    }
    return switch (card.value()) {
      case 1 -> bestForAll();
      case 2 -> bestOfHeroes(hero -> below(hero, 0b1111000));
      case 3 -> 1.5 * Math.max(0, bestOfHeroes(hero -> bestFight(rest, hero)));
      case 4 -> 0.7;
      case 5 -> 0.5;
      default -> LastEffects.best(table, copied -> effect(copied, rest));
    };
  }

  private interface OfHero {
    double worth(int hero);
  }

  private double bestOfHeroes(OfHero worth) {
    double best = -1;
    for (int hero = 0; hero < table.seats(); hero++) {
      if (hero != seat) best = Math.max(best, worth.worth(hero));
    }
    return best;
  }

  private double bestGuess(int hero) {
    double best = 0;
    for (int value = 1; value <= 6; value++) best = Math.max(best, odds.holds(hero, value));
    return best;
  }

  private double below(int hero, int values) {
    double sum = 0;
    for (int value = 1; value <= 6; value++) {
      if ((values >> value & 1) != 0) sum += odds.holds(hero, value);
    }
    return sum;
  }

  private double bestForAll() {
    double best = 0;
    for (int value = 1; value <= 6; value++) best = Math.max(best, hits(value));
    return best;
  }

  private double hits(int value) {
    double hits = 0;
    for (int hero = 0; hero < table.seats(); hero++) {
      if (hero != seat) hits += odds.holds(hero, value);
    }
    return hits;
  }

  private double bestFight(int hand, int hero) {
    double best = -1;
    for (int rest = hand; rest != 0; rest &= rest - 1) {
      best = Math.max(best, fight(Box.card(Integer.numberOfTrailingZeros(rest)), hero));
    }
    return best;
  }

  /** Losing a stone also sets the collection back. */
  private double fight(Card card, int hero) {
    double balance = odds.fight(card.value(), hero);
    return card.stone() && balance < 0.6 ? balance - 0.15 : balance;
  }

  private double guess(int value) {
    return switch (position.steps().top()) {
      case Step.GuessHero guess -> odds.holds(guess.hero(), value);
      default -> hits(value);
    };
  }

  private double choose(int hero) {
    return switch (position.steps().top()) {
      case Step.PickVictim pick -> {
        var card = Box.card(pick.card());
        if (card.value() == 1) yield bestGuess(hero);
        yield below(hero, card.stone() ? 0b1111000 : 0b0001110);
      }
      default -> bestFight(table.hand(seat), hero);
    };
  }

  private double fightWith(int card) {
    return position.steps().top() instanceof Step.PickCard pick
        ? fight(Box.card(card), pick.hero())
        : 0;
  }
}
