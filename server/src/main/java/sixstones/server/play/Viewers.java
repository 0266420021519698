package sixstones.server.play;

import sixstones.engine.Position;
import sixstones.engine.Seat;
import sixstones.engine.Viewer;

/** Some of the viewers of a table; the spectators count as one. */
public record Viewers(int bits) {

  public static final Viewers NOBODY = new Viewers(0);

  /** Who may not know whom the position asks. */
  static Viewers keptFrom(Position<?, ?> position) {
    var kept = NOBODY;
    for (var viewer : Viewer.all(position.seats())) {
      if (position.chooserFor(viewer) == Position.SOMEBODY) kept = kept.with(viewer);
    }
    return kept;
  }

  public boolean has(Viewer viewer) {
    return (bits & bit(viewer)) != 0;
  }

  public boolean isEmpty() {
    return bits == 0;
  }

  Viewers with(Viewer viewer) {
    return new Viewers(bits | bit(viewer));
  }

  Viewers without(Viewer viewer) {
    return new Viewers(bits & ~bit(viewer));
  }

  private static int bit(Viewer viewer) {
    return viewer instanceof Seat seat ? seat.bit() : 1 << Seat.MOST;
  }
}
