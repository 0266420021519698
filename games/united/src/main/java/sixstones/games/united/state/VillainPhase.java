package sixstones.games.united.state;

import org.jspecify.annotations.Nullable;
import sixstones.engine.Fingerprint;
import sixstones.games.united.box.PlanCard;
import sixstones.games.united.box.SuperCard;
import sixstones.games.united.effects.Pickable;

/** What holds in a Villain's turn: the plan card being resolved, and what changes it. */
public final class VillainPhase implements Cloneable {

  private @Nullable PlanCard plan;
  private int move;
  private boolean moved;
  private boolean split;
  private @Nullable SuperCard declared;
  private boolean villainCardPlayed;

  /** The plan card being resolved, if one is. */
  public @Nullable PlanCard plan() {
    return plan;
  }

  public void plan(@Nullable PlanCard value) {
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

  /** The Super Villain card played with the plan card, if one was. */
  public @Nullable SuperCard declared() {
    return declared;
  }

  public void declared(@Nullable SuperCard value) {
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
    print.add(index(plan)).add(move).add(moved).add(split);
    print.add(index(declared)).add(villainCardPlayed);
  }

  private static int index(@Nullable Pickable card) {
    return card == null ? -1 : card.index();
  }
}
