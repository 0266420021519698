package sixstones.games.united.board;

import org.jspecify.annotations.Nullable;

/** Whose turn it is and what holds in it: plain values that the rules set. */
public final class Turn implements Cloneable {

  /** Where the game stands. */
  public enum Phase {
    SETUP,
    VILLAIN,
    HERO
  }

  public Phase phase = Phase.SETUP;
  public int number;
  public int active;

  /** U-TIE-02: the Hero whose turn comes next, the decider of a Villain turn. */
  public int next;

  public boolean reversed;

  /** Hero cards since the last Villain turn. */
  public int gap;

  /** Delays less hastens. */
  public int delay;

  /** U-SOLO-17: the Villain has just had a turn. */
  public boolean afterVillain;

  public boolean supportTurn;

  /** Where the card of this turn lies in the Storyline, or -1. */
  public int played = -1;

  /** Usable symbols of the card played, of the previous one, and of other cards. */
  public int own;

  public int shared;
  public int extra;

  public boolean specialUsed;
  public boolean skipDraw;
  public int handAtStart;
  public int ignore;
  public int defeats;
  public boolean locationOver;

  /** Battle Plans that may be used in this turn, as a set. */
  public int offers;

  /** U-DELAY: no Action tokens until the next Villain turn. */
  public boolean tokensBanned;

  /** The Hero who names where the next plan card takes the Villain, or -1. */
  public int destinationBy = -1;

  /** The plan card being resolved, or -1. */
  public int plan = -1;

  public int move;
  public boolean moved;
  public boolean split;

  /** The Super Villain card played with the plan card, or -1. */
  public int declared = -1;

  public boolean villainCardPlayed;
  public boolean heroCardPlayed;

  /** What the steps just before did, 6 bits for each kind of deed. */
  public int did;

  /** How much of the damage about to be taken is prevented. */
  public int shield;

  /** Who takes it instead: a Hero, or 8 + a Henchman; -1 for nobody. */
  public int redirect = -1;

  public boolean overflowCancelled;

  /** Heroes KO'd whose KO has not had its effect, oldest first, 3 bits each and a count. */
  public int pendingKos;

  public int pendingKoCount;

  /** Overflows that wait for the end of the turn, oldest first, 4 bits each. */
  public long overflows;

  public @Nullable Waiting endEffects;
  public @Nullable Waiting watches;

  public Turn copy() {
    try {
      return (Turn) clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }
}
