package sixstones.games.gauntlet.judgement;

import sixstones.engine.Bits;
import sixstones.games.gauntlet.GauntletPosition;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.box.Card;
import sixstones.games.gauntlet.knowledge.Odds;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.state.Board;
import sixstones.games.gauntlet.steps.GiveToken;
import sixstones.games.gauntlet.steps.PickChampion;
import sixstones.games.gauntlet.steps.PickLooker;

/**
 * A hero's plans: guess what is likely, fight unless the odds are bad. Life is the measure; the
 * numbers are those that won most games of one such plan against another.
 */
final class HeroPlan {

  /** What it is worth to keep a card for later: fighters and guessers. */
  private static final double[] KEEP = {0, 0.31, 0.0, 0.18, 0.1, 0.43, 0.28};

  /** Somebody must fight Thanos: even somewhat bad odds are taken. */
  private static final double NO_FIGHT = -0.2;

  /** A card of the fighters is spent well also without a fight. */
  private static final double FIGHTER_PLAYED = 0.12;

  /** What a guess of 1 to 6 is worth beside one of 7, which names a single card for sure. */
  private static final double OTHER_THAN_SEVEN = 0.93;

  private final GauntletPosition position;
  private final Board board;
  private final Odds odds;
  private final int seat;
  private final int thanos;

  HeroPlan(GauntletPosition position, Odds odds) {
    this.position = position;
    this.odds = odds;
    board = position.board();
    seat = position.chooser();
    thanos = board.thanos();
  }

  double merit(GauntletMove move) {
    return switch (move) {
      case GauntletMove.Play play -> play(play.card());
      case GauntletMove.Name name -> guess(name.value());
      case GauntletMove.Choose choose -> choose(choose.seat());
      case GauntletMove.Fight _ -> odds.fight(board.onlyCard(seat).value(), thanos);
      case GauntletMove.Decline _ -> NO_FIGHT;
      case GauntletMove.Order order -> order(order);
      case GauntletMove.FightWith _,
          GauntletMove.Lose _,
          GauntletMove.PutUnder _,
          GauntletMove.Copy _ ->
          0;
    };
  }

  private double play(Card card) {
    int rest = board.hand(seat) & ~card.bit();
    int kept = Box.card(Bits.first(rest)).value();
    double effect =
        switch (card.effect()) {
          case GUESS -> bestGuess();
          case LOOK -> 0.2 * (1 - odds.knownShare(thanos));
          case FIGHT -> FIGHTER_PLAYED + Math.max(NO_FIGHT, odds.fight(kept, thanos));
          case TOKEN -> 0.25;
          case ORDER -> 0.12;
          case CHAMPION -> Math.max(board.seats() > 2 ? 0.25 : 0, odds.fight(kept, thanos));
          case OUTRIDER,
              MIND_STONE,
              CORVUS_GLAIVE,
              SOUL_STONE,
              BLACK_DWARF,
              SPACE_STONE,
              PROXIMA_MIDNIGHT,
              POWER_STONE,
              EBONY_MAW,
              REALITY_STONE,
              TIME_STONE,
              THANOS ->
              0;
        };
    return effect + KEEP[kept];
  }

  private double guess(int value) {
    return odds.holds(thanos, value) * (value == 7 ? 1 : OTHER_THAN_SEVEN);
  }

  private double bestGuess() {
    double best = 0;
    for (int value = 1; value <= 7; value++) best = Math.max(best, guess(value));
    return best;
  }

  private double choose(int hero) {
    int distance = Math.floorMod(hero - board.active(), board.seats());
    return switch (position.steps().top()) {
      // The next to move makes the most of what is seen or given.
      case PickLooker _ -> 1.0 / distance;
      case GiveToken _ -> hero == seat ? 0.1 * board.onlyCard(seat).value() : 0.35 / distance;
      case PickChampion _ -> champion(hero, distance);
      default -> 0;
    };
  }

  private double champion(int hero, int distance) {
    if (hero == seat) return odds.fight(board.onlyCard(seat).value(), thanos);
    return 0.12 + (board.tokens(hero) > 0 ? 0.2 : 0) + 0.01 / Math.max(1, distance);
  }

  /** Strong cards first: the team draws them sooner. */
  private static double order(GauntletMove.Order order) {
    var cards = order.cards();
    double worth = 4 * KEEP[cards.getFirst().value()];
    return cards.size() == 1 ? worth : worth + 2 * KEEP[cards.get(1).value()];
  }
}
