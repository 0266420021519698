package sixstones.server.play;

import java.time.Instant;
import java.util.OptionalInt;
import sixstones.engine.Seat;
import sixstones.engine.Viewer;
import sixstones.engine.event.Event;

/**
 * An event with its number for each viewer who was told; numbers leave no gaps, so they tell
 * nothing.
 */
public final class Noted {

  private final Event event;
  private final Instant at;
  private final int seq;
  private final boolean standIn;
  private final int[] numbers;
  private final int[] unseen;

  Noted(Event event, Instant at, int seq, boolean standIn, int[] numbers, int[] unseen) {
    this.event = event;
    this.at = at;
    this.seq = seq;
    this.standIn = standIn;
    this.numbers = numbers;
    this.unseen = unseen;
  }

  public Event event() {
    return event;
  }

  public Instant at() {
    return at;
  }

  /** Whether it is a bot's doing in the place of the seat's person. */
  public boolean standIn() {
    return standIn;
  }

  /** The entry of the log that brought it about, as the viewer counts them. */
  public int seq(Viewer viewer) {
    return seq - unseen[index(viewer, numbers.length - 1)];
  }

  /** Its number for a viewer; none for who was not told. */
  public OptionalInt number(Viewer viewer) {
    int number = numbers[index(viewer, numbers.length - 1)];
    return number == 0 ? OptionalInt.empty() : OptionalInt.of(number);
  }

  /** Seats first, the spectators last. */
  static int index(Viewer viewer, int seats) {
    return viewer instanceof Seat seat ? seat.index() : seats;
  }
}
