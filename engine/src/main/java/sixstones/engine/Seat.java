package sixstones.engine;

import java.util.ArrayList;
import java.util.List;

/** A place at the table, counted from 0. */
public record Seat(int index) implements Viewer {

  /** No game of ours seats more; audiences and sets of winners are bit sets over seats. */
  public static final int MOST = 8;

  private static final List<Seat> ALL = all();

  public Seat {
    if (index < 0 || index >= MOST) throw new IllegalArgumentException("no seat " + index);
  }

  /** The shared instance for an index. */
  public static Seat of(int index) {
    return ALL.get(index);
  }

  /** The seats 0 … count-1. */
  public static List<Seat> upTo(int count) {
    return ALL.subList(0, count);
  }

  public int bit() {
    return 1 << index;
  }

  @Override
  public String toString() {
    return "seat " + index;
  }

  private static List<Seat> all() {
    var seats = new ArrayList<Seat>(MOST);
    for (int index = 0; index < MOST; index++) seats.add(new Seat(index));
    return List.copyOf(seats);
  }
}
