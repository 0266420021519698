package sixstones.games.united.state;

import sixstones.engine.Fingerprint;

/** What was done against the damage that is about to be taken. */
public final class Reactions implements Cloneable {

  private int shield;
  private int redirect = -1;

  /** How much of the damage about to be taken is prevented. */
  public int shield() {
    return shield;
  }

  public void shield(int value) {
    shield = value;
  }

  /** Who takes it instead: a Hero, or 8 + a Henchman; -1 for nobody. */
  public int redirect() {
    return redirect;
  }

  public void redirect(int value) {
    redirect = value;
  }

  /** Nothing is prevented, nobody takes it instead. */
  public void forget() {
    shield = 0;
    redirect = -1;
  }

  Reactions copy() {
    try {
      return (Reactions) clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  /** Everything that tells two of these apart. */
  void addTo(Fingerprint print) {
    print.add(shield).add(redirect);
  }
}
