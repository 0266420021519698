package sixstones.games.united.state;

import org.jspecify.annotations.Nullable;
import sixstones.engine.Fingerprint;
import sixstones.games.united.box.Threat;

/** What was done against the damage that is about to be taken. */
public final class Reactions implements Cloneable {

  /** What is added to the number of a Henchman where Heroes have theirs. */
  public static final int HENCHMEN = 8;

  private int shield;
  private Member insteadHero = Member.NOBODY;
  private @Nullable Threat insteadHenchman;

  /** How much of the damage about to be taken is prevented. */
  public int shield() {
    return shield;
  }

  public void shield(int value) {
    shield = value;
  }

  /** The Hero who takes it instead, or nobody. */
  public Member insteadHero() {
    return insteadHero;
  }

  /** The Henchman who takes it instead, if one does. */
  public @Nullable Threat insteadHenchman() {
    return insteadHenchman;
  }

  public void redirect(Member hero) {
    insteadHero = hero;
    insteadHenchman = null;
  }

  public void redirect(Threat henchman) {
    insteadHero = Member.NOBODY;
    insteadHenchman = henchman;
  }

  public boolean isRedirected() {
    return !insteadHero.isNobody() || insteadHenchman != null;
  }

  /** Nothing is prevented, nobody takes it instead. */
  public void forget() {
    shield = 0;
    redirect(Member.NOBODY);
  }

  /** Who takes it instead, as it is written: a Hero, 8 + a Henchman, or -1. */
  public int redirect() {
    return insteadHenchman == null ? insteadHero.index() : HENCHMEN + insteadHenchman.local();
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
    print.add(shield).add(redirect());
  }
}
