package sixstones.games.splendor.play;

import sixstones.engine.Fingerprint;

/** What the active seat has to decide; a turn never has more than one of these open. */
public sealed interface Step {

  Step TURN = new Turn();
  Step GIVE_BACK = new GiveBack();
  Step PICK_LOCATION = new PickLocation();
  Step OVER = new Over();

  void addTo(Fingerprint fingerprint);

  /** S-TURN-03: one of the four actions. */
  record Turn() implements Step {
    @Override
    public void addTo(Fingerprint fingerprint) {
      fingerprint.add("turn");
    }
  }

  /** S-RECRUIT-05: with which tokens the card is paid. */
  record Payment(int card) implements Step {
    @Override
    public void addTo(Fingerprint fingerprint) {
      fingerprint.add("pay").add(card);
    }
  }

  /** S-LIMIT-03: which tokens go back. */
  record GiveBack() implements Step {
    @Override
    public void addTo(Fingerprint fingerprint) {
      fingerprint.add("return");
    }
  }

  /** S-LOCATION-06: which of several locations is taken. */
  record PickLocation() implements Step {
    @Override
    public void addTo(Fingerprint fingerprint) {
      fingerprint.add("location");
    }
  }

  /** Nothing: the game is over. */
  record Over() implements Step {
    @Override
    public void addTo(Fingerprint fingerprint) {
      fingerprint.add("over");
    }
  }
}
