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

/** Thanos' plans: take lives where it is likely, and lay the stones where nobody can reach them. */
final class ThanosPlan {

  /** A stone on the table is safe for ever. */
  private static final double STONE_PLAYED = 0.45;

  /** A stone in hand counts for the collection, but can be lost. */
  private static final double STONE_HELD = 0.3;

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
          effect(play.card(), board.hand(seat) & ~play.card().bit())
              + (play.card().stone() ? STONE_PLAYED : 0)
              - (play.card().stone() ? STONE_HELD : 0);
      case GauntletMove.Name name -> guess(name.value());
      case GauntletMove.Choose choose -> choose(choose.seat());
      case GauntletMove.Decline _ -> 0;
      case GauntletMove.FightWith with -> fightWith(with.card());
      case GauntletMove.Lose lose -> -keep(lose.card());
      case GauntletMove.PutUnder under -> -keep(under.card());
      case GauntletMove.Copy copy -> effect(copy.card(), board.hand(seat));
      case GauntletMove.Fight _, GauntletMove.Order _ -> 0;
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
      case BLACK_DWARF -> Math.max(0, bestOfHeroes(hero -> bestFight(rest, hero)));
      case SPACE_STONE -> 1.5 * Math.max(0, bestOfHeroes(hero -> bestFight(rest, hero)));
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
