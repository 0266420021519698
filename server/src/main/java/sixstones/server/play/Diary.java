package sixstones.server.play;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import sixstones.engine.Seat;
import sixstones.engine.Spectator;
import sixstones.engine.Viewer;
import sixstones.engine.event.Event;

/** Everything that was told at a table, numbered for each viewer. */
final class Diary {

  private final List<Noted> noted = new ArrayList<>();
  private final int[] told;

  /** A diary that goes on after so many events for each seat and the spectators. */
  Diary(List<Integer> told) {
    this.told = told.stream().mapToInt(Integer::intValue).toArray();
  }

  static Diary blank(int seats) {
    return new Diary(Collections.nCopies(seats + 1, 0));
  }

  List<Noted> note(List<Event> events, Instant at, int seq) {
    var fresh = new ArrayList<Noted>();
    for (var event : events) fresh.add(new Noted(event, at, seq, count(event, told)));
    noted.addAll(fresh);
    return fresh;
  }

  /** How many each would have been told after these events. */
  List<Integer> toldAfter(List<Event> events) {
    var after = told.clone();
    for (var event : events) count(event, after);
    return Arrays.stream(after).boxed().toList();
  }

  /** What the viewer was told after number n. */
  List<Noted> after(Viewer viewer, int n) {
    return noted.stream().filter(note -> note.number(viewer).orElse(0) > n).toList();
  }

  int last(Viewer viewer) {
    return told[Noted.index(viewer, told.length - 1)];
  }

  private static int[] count(Event event, int[] told) {
    int seats = told.length - 1;
    var numbers = new int[told.length];
    for (int i = 0; i <= seats; i++) {
      Viewer viewer = i < seats ? Seat.of(i) : Spectator.SPECTATOR;
      if (event.audience().has(viewer)) numbers[i] = ++told[i];
    }
    return numbers;
  }
}
