package sixstones.games.gauntlet.play;

/** What is still to be done, or to be decided. */
public sealed interface Step {

  /** G-TURN-03: the active seat plays a card. */
  record PlayCard() implements Step {}

  /** G-HERO-1-01: the active hero names a value. */
  record GuessThanos() implements Step {}

  /** G-HERO-1-03: Thanos decides which card of the value is defeated. */
  record LoseCard(int value) implements Step {}

  /** G-HERO-2-01: another hero who looks. */
  record PickLooker() implements Step {}

  /** G-HERO-4-01: who gets the token. */
  record GiveToken() implements Step {}

  /** G-HERO-5-01: the order of the top cards. */
  record OrderDeck() implements Step {}

  /** G-HERO-6-01: who may fight. */
  record PickChampion() implements Step {}

  /** G-HERO-3-01, G-HERO-6-02: whether the hero fights. */
  record MayFight(int hero) implements Step {}

  /** A hero is chosen by Outrider, Corvus Glaive or the Soul Stone, known by the card. */
  record PickVictim(int card) implements Step {}

  /** G-THANOS-OUTRIDER-01: a value for the chosen hero. */
  record GuessHero(int hero) implements Step {}

  /** G-THANOS-MINDSTONE-01: a value for all heroes. */
  record GuessAll() implements Step {}

  /**
   * G-THANOS-BLACKDWARF-01, G-THANOS-SPACESTONE-01: whether and whom Thanos fights.
   *
   * @param fights how many fights are left, this one included
   * @param not the hero already fought, or -1
   */
  record PickFight(int fights, int not) implements Step {}

  /** G-FIGHT-03: with which card Thanos fights; then he may have more fights. */
  record PickCard(int hero, int fights) implements Step {}

  /**
   * G-THANOS-EBONYMAW-01, G-THANOS-REALITYSTONE-01: a card goes under the deck, until two are left.
   */
  record ReturnCard() implements Step {}

  /** G-THANOS-TIMESTONE-01: which effect is repeated. */
  record CopyEffect() implements Step {}
}
