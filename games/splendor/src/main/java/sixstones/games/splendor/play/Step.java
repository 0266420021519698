package sixstones.games.splendor.play;

/** What the active seat has to decide; a turn never has more than one of these open. */
public sealed interface Step {

  Step TURN = new Turn();
  Step GIVE_BACK = new GiveBack();
  Step PICK_LOCATION = new PickLocation();
  Step OVER = new Over();

  /** S-TURN-03: one of the four actions. */
  record Turn() implements Step {}

  /** S-RECRUIT-05: with which tokens the card is paid. */
  record Payment(int card) implements Step {}

  /** S-LIMIT-03: which tokens go back. */
  record GiveBack() implements Step {}

  /** S-LOCATION-06: which of several locations is taken. */
  record PickLocation() implements Step {}

  /** Nothing: the game is over. */
  record Over() implements Step {}
}
