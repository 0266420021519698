package sixstones.games.united.state;

import sixstones.engine.Fingerprint;

/** What holds in a Villain's turn: the plan card being resolved, and what changes it. */
public final class VillainPhase implements Cloneable {

  private int plan = -1;
  private int move;
  private boolean moved;
  private boolean split;
  private int declared = -1;
  private boolean villainCardPlayed;

  /** The plan card being resolved, or -1. */
  public int plan() {
    return plan;
  }

  public void plan(int value) {
    plan = value;
  }

  public int move() {
    return move;
  }

  public void move(int value) {
    move = value;
  }

  public boolean moved() {
    return moved;
  }

  public void moved(boolean value) {
    moved = value;
  }

  public boolean split() {
    return split;
  }

  public void split(boolean value) {
    split = value;
  }

  /** The Super Villain card played with the plan card, or -1. */
  public int declared() {
    return declared;
  }

  public void declared(int value) {
    declared = value;
  }

  public boolean villainCardPlayed() {
    return villainCardPlayed;
  }

  public void villainCardPlayed(boolean value) {
    villainCardPlayed = value;
  }

  VillainPhase copy() {
    try {
      return (VillainPhase) clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  /** Everything that tells two of these apart. */
  void addTo(Fingerprint print) {
    print.add(plan).add(move).add(moved).add(split).add(declared).add(villainCardPlayed);
  }
}
