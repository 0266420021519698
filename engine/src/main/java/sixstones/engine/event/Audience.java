package sixstones.engine.event;

import sixstones.engine.Seat;
import sixstones.engine.Viewer;

/** Who may know of an event: a set of seats, with or without the spectators. */
public record Audience(int seats, boolean spectators) {

  public static final Audience EVERYONE = new Audience(-1, true);

  public static Audience only(int seat) {
    return new Audience(1 << seat, false);
  }

  public static Audience only(int seat, int other) {
    return new Audience(1 << seat | 1 << other, false);
  }

  /** Everyone who is not in this audience. */
  public Audience others() {
    return new Audience(~seats, !spectators);
  }

  public boolean has(Viewer viewer) {
    return viewer instanceof Seat seat ? (seats & seat.bit()) != 0 : spectators;
  }

  public boolean isEveryone() {
    return spectators && seats == -1;
  }
}
