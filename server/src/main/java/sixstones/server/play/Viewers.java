package sixstones.server.play;

import sixstones.engine.Position;
import sixstones.engine.Seat;
import sixstones.engine.Spectator;
import sixstones.engine.Viewer;

/** Some of the viewers of a table; the spectators count as one. */
public record Viewers(int bits) {

  public static final Viewers NOBODY = new Viewers(0);

  /** Who may not know whom the position asks. */
  static Viewers keptFrom(Position<?, ?> position) {
    var kept = NOBODY;
    for (Viewer seat : Seat.upTo(position.seats())) {
      if (position.chooserFor(seat) == Position.SOMEBODY) kept = kept.with(seat);
    }
    boolean fromSpectators = position.chooserFor(Spectator.SPECTATOR) == Position.SOMEBODY;
    return fromSpectators ? kept.with(Spectator.SPECTATOR) : kept;
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
