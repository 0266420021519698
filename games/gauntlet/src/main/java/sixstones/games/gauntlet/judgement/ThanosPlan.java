package sixstones.games.gauntlet.judgement;

import sixstones.engine.Bits;
import sixstones.games.gauntlet.GauntletPosition;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.box.Card;
import sixstones.games.gauntlet.box.Effect;
import sixstones.games.gauntlet.knowledge.Odds;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.state.Board;
import sixstones.games.gauntlet.steps.NameForHero;
import sixstones.games.gauntlet.steps.PickCard;
import sixstones.games.gauntlet.steps.PickVictim;

/**
 * Thanos' plans: take lives where it is likely, and lay the stones where nobody can reach them. The
 * numbers are those that won most games of one such plan against another.
 */
final class ThanosPlan {

  /** Fights are for good odds only: he has more to lose than a life. */
  private static final double NO_FIGHT = 0.4;

  /** What a fight won is worth beside a guess that hits. */
  private static final double FIGHT = 0.7;

  private final GauntletPosition position;
  private final Board board;
  private final Odds odds;
  private final int seat;

  ThanosPlan(GauntletPosition position, Odds odds) {
    this.position = position;
    this.odds = odds;
    board = position.board();
    seat = board.thanos();
  }

  double merit(GauntletMove move) {
    return switch (move) {
      case GauntletMove.Play play ->
          effect(play.card(), board.hand(seat) & ~play.card().bit()) + played(play.card());
      case GauntletMove.Name name -> guess(name.value());
      case GauntletMove.Choose choose -> choose(choose.seat());
      case GauntletMove.Decline _ -> NO_FIGHT;
      case GauntletMove.FightWith with -> fightWith(with.card());
      case GauntletMove.Lose lose -> -keep(lose.card());
      case GauntletMove.PutUnder under -> -keep(under.card());
      case GauntletMove.Copy copy -> effect(copy.card(), board.hand(seat));
      case GauntletMove.Fight _, GauntletMove.Order _ -> 0;
    };
  }

  /**
   * What it is worth, beside its effect, that a card is out of the hand: stones are safe on the
   * table, while some are better kept until they do more.
   */
  private static double played(Card card) {
    return switch (card.effect()) {
      case MIND_STONE -> 0.7;
      case SOUL_STONE, POWER_STONE -> 0.55;
      case SPACE_STONE -> 0.4;
      case REALITY_STONE -> 0.35;
      case EBONY_MAW -> 0.05;
      case OUTRIDER, CORVUS_GLAIVE -> -0.2;
      case BLACK_DWARF -> -0.5;
      case TIME_STONE -> -0.6;
      case PROXIMA_MIDNIGHT, THANOS, GUESS, LOOK, FIGHT, TOKEN, ORDER, CHAMPION -> 0;
    };
  }

  /** What a card in hand is worth: stones for the collection, high values for fights. */
  private double keep(Card card) {
    return (card.stone() ? 2 : 0) + 0.1 * card.value();
  }

  private double effect(Card card, int rest) {
    return switch (card.effect()) {
      case OUTRIDER -> bestOfHeroes(this::bestGuess);
      case MIND_STONE -> bestForAll();
      case CORVUS_GLAIVE, SOUL_STONE -> bestOfHeroes(hero -> check(hero, card.effect()));
      case BLACK_DWARF -> FIGHT * bestFight(rest);
      case SPACE_STONE -> 1.5 * FIGHT * bestFight(rest);
      case PROXIMA_MIDNIGHT -> 0.3;
      case POWER_STONE -> 0.7;
      case EBONY_MAW -> 0.25;
      case REALITY_STONE -> 0.5;
      case TIME_STONE -> LastEffects.best(board, copied -> effect(copied, rest));
      case THANOS, GUESS, LOOK, FIGHT, TOKEN, ORDER, CHAMPION -> 0;
    };
  }

  private interface OfHero {
    double worth(int hero);
  }

  private double bestOfHeroes(OfHero worth) {
    double best = -1;
    for (int hero = 0; hero < board.seats(); hero++) {
      if (hero != seat) best = Math.max(best, worth.worth(hero));
    }
    return best;
  }

  private double bestGuess(int hero) {
    double best = 0;
    for (int value = 1; value <= 6; value++) best = Math.max(best, odds.holds(hero, value));
    return best;
  }

  /** How likely Corvus Glaive hits (3 or less), or the Soul Stone (3 or more). */
  private double check(int hero, Effect effect) {
    boolean low = effect == Effect.CORVUS_GLAIVE;
    double sum = 0;
    for (int value = low ? 1 : 3; value <= (low ? 3 : 6); value++) sum += odds.holds(hero, value);
    return sum;
  }

  private double bestForAll() {
    double best = 0;
    for (int value = 1; value <= 6; value++) best = Math.max(best, hits(value));
    return best;
  }

  private double hits(int value) {
    double hits = 0;
    for (int hero = 0; hero < board.seats(); hero++) {
      if (hero != seat) hits += odds.holds(hero, value);
    }
    return hits;
  }

  /** The best that can be made of a fight, or of none. */
  private double bestFight(int hand) {
    return Math.max(NO_FIGHT, bestOfHeroes(hero -> bestFight(hand, hero)));
  }

  private double bestFight(int hand, int hero) {
    double best = -1;
    for (int rest = hand; rest != 0; rest = Bits.rest(rest)) {
      best = Math.max(best, fight(Box.card(Bits.first(rest)), hero));
    }
    return best;
  }

  /** Losing a stone also sets the collection back. */
  private double fight(Card card, int hero) {
    double balance = odds.fight(card.value(), hero);
    return card.stone() && balance < 0.6 ? balance - 0.15 : balance;
  }

  private double guess(int value) {
    return position.steps().top() instanceof NameForHero name
        ? odds.holds(name.hero(), value)
        : hits(value);
  }

  private double choose(int hero) {
    if (!(position.steps().top() instanceof PickVictim pick)) {
      return bestFight(board.hand(seat), hero);
    }
    return pick.effect() == Effect.OUTRIDER ? bestGuess(hero) : check(hero, pick.effect());
  }

  private double fightWith(Card card) {
    return position.steps().top() instanceof PickCard pick ? fight(card, pick.hero()) : 0;
  }
}
