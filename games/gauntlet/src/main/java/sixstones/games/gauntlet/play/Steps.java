package sixstones.games.gauntlet.play;

/** Steps that recur, made once. */
final class Steps {

  static final Step PLAY_CARD = new Step.PlayCard();
  static final Step GUESS_THANOS = new Step.GuessThanos();
  static final Step PICK_LOOKER = new Step.PickLooker();
  static final Step GIVE_TOKEN = new Step.GiveToken();
  static final Step ORDER_DECK = new Step.OrderDeck();
  static final Step PICK_CHAMPION = new Step.PickChampion();
  static final Step GUESS_ALL = new Step.GuessAll();
  static final Step ONE_FIGHT = new Step.PickFight(1, -1);
  static final Step TWO_FIGHTS = new Step.PickFight(2, -1);
  static final Step RETURN_CARD = new Step.ReturnCard();
  static final Step COPY_EFFECT = new Step.CopyEffect();

  private Steps() {}
}
