package sixstones.engine.chance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Notes what is drawn, for whoever wants to see a deal come about. */
public final class WatchedChance implements Chance {

  /** What chance was asked for, and what it answered. */
  public sealed interface Round {

    /** A number below a bound. */
    record Drawn(int below, int number) implements Round {}

    /** A row, before and after it was shuffled. */
    record Shuffled(List<Integer> before, List<Integer> after) implements Round {
      public Shuffled {
        before = List.copyOf(before);
        after = List.copyOf(after);
      }
    }
  }

  private final Chance watched;
  private final List<Round> rounds = new ArrayList<>();

  public WatchedChance(Chance watched) {
    this.watched = watched;
  }

  /** What was drawn up to now. */
  public List<Round> rounds() {
    return List.copyOf(rounds);
  }

  @Override
  public int below(int bound) {
    int number = watched.below(bound);
    rounds.add(new Round.Drawn(bound, number));
    return number;
  }

  @Override
  public void shuffle(int[] items, int size) {
    var before = Arrays.stream(items, 0, size).boxed().toList();
    watched.shuffle(items, size);
    rounds.add(new Round.Shuffled(before, Arrays.stream(items, 0, size).boxed().toList()));
  }

  @Override
  public void shuffle(byte[] items, int from, int to) {
    var row = new int[to - from];
    for (int i = 0; i < row.length; i++) row[i] = items[from + i];
    shuffle(row, row.length);
    for (int i = 0; i < row.length; i++) items[from + i] = (byte) row[i];
  }

  /** Goes on unwatched: what is tried out on a copy is no part of the deal. */
  @Override
  public Chance copy() {
    return watched.copy();
  }

  @Override
  public long drawn() {
    return watched.drawn();
  }

  @Override
  public Chance skip(long numbers) {
    watched.skip(numbers);
    return this;
  }
}
