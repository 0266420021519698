package sixstones.games.war.state;

import sixstones.engine.Fingerprint;

/** Whose turn it is, how far it has come, and what is counted from turn to turn. */
public final class Clock implements Cloneable {

  /** Nobody. */
  public static final int NONE = -1;

  /** The seat whose team is on turn, whoever plays it. */
  public int seat;

  public int turn = 1;
  public boolean mainDone;

  /** Active stones used this turn, as a bit set. */
  public int usedStones;

  /** Whether a character of the team lay when the turn began (W-RULE-41). */
  public boolean layAtStart;

  /** Who triggered Ebony Maw in this turn; the special round begins with the next. */
  public boolean mawTriggered;

  /** Turns left in Ebony Maw's round, the present one included. */
  public int mawTurns;

  /** The seat with the Gauntlet. */
  public int gauntlet = NONE;

  /** Whether Thanos appeared in this turn (option of W-RULE-78). */
  public boolean thanosIsNew;

  /** In whose turn the end signal came (W-END-04). */
  public int signal = NONE;

  /** Turns left after the signal. */
  public int turnsLeft;

  /** Turns in a row in which nothing was opened, scored, spent or taken (W-RULE-120). */
  public int idle;

  /** Whether anything was opened, scored, spent or taken in the present turn. */
  public boolean progressed;

  public Ending ending = Ending.NOT_YET;

  /** The seat that brought six stones together. */
  public int stonesWinner = NONE;

  /** How the game ended, if it did. */
  public enum Ending {
    NOT_YET,
    POINTS,
    SIX_STONES,
    THANOS,
    NO_PROGRESS
  }

  public void addTo(Fingerprint print) {
    print.add(seat).add(turn).add(mainDone).add(usedStones).add(layAtStart);
    print.add(mawTriggered).add(mawTurns).add(gauntlet).add(thanosIsNew);
    print.add(signal).add(turnsLeft).add(idle).add(progressed).add(ending).add(stonesWinner);
  }

  public Clock copy() {
    try {
      return (Clock) clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }
}
