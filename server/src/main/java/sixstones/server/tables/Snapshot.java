package sixstones.server.tables;

import sixstones.server.play.Tally;

/**
 * A position as it was after an entry: what a table is opened from, and what a frozen one goes on
 * from.
 *
 * @param steps how many moves counted; {@link #UNKNOWN} in snapshots of earlier versions
 * @param drawn how many numbers had been drawn from the table's chance
 * @param tally what each viewer had been told
 * @param text the position as YAML, or as JSON since that is written faster
 * @param clocks what the clocks showed; nothing where there are none
 */
public record Snapshot(int number, int steps, long drawn, Tally tally, String text, String clocks) {

  public static final int UNKNOWN = -1;

  public Snapshot(int number, int steps, long drawn, Tally tally, String text) {
    this(number, steps, drawn, tally, text, "");
  }

  Snapshot with(Clocks clocks) {
    return new Snapshot(number, steps, drawn, tally, text, clocks.text());
  }
}
