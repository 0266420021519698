package sixstones.games.united.state;

import java.util.Arrays;
import java.util.Comparator;
import sixstones.engine.Bits;

/** A Hero of the team by the place in turn order; sets of them are {@link Bits}. */
public final class Member implements Chooser, Subject {

  public static final Member NOBODY = new Member(-1);

  public static final int MOST = 4;
  private static final Member[] ALL = all();
  private static final Member[] BY_INDEX = byIndex();
  private static final Member[][] TEAMS = teams();
  private static final Member[][] LAST_FIRST = lastFirst();

  public static final Member FIRST = ALL[0];

  private final int index;

  private Member(int index) {
    this.index = index;
  }

  /** The one with this index; -1 is {@link #NOBODY}. */
  public static Member of(int index) {
    return BY_INDEX[index + 1];
  }

  /** The first of a set that has one. */
  public static Member first(int set) {
    return ALL[Bits.first(set)];
  }

  /** A team of so many, in turn order. */
  static Member[] team(int size) {
    return TEAMS[size];
  }

  /** The same from the last to the first. */
  static Member[] lastFirst(int size) {
    return LAST_FIRST[size];
  }

  @Override
  public int index() {
    return index;
  }

  @Override
  public int number() {
    return index;
  }

  /** The set of this one alone. */
  public int bit() {
    return 1 << index;
  }

  public boolean isIn(int set) {
    return Bits.has(set, index);
  }

  public boolean isNobody() {
    return index < 0;
  }

  @Override
  public String toString() {
    return index < 0 ? "nobody" : "member " + index;
  }

  private static Member[] byIndex() {
    var all = new Member[MOST + 1];
    all[0] = NOBODY;
    System.arraycopy(ALL, 0, all, 1, MOST);
    return all;
  }

  private static Member[] all() {
    var all = new Member[MOST];
    for (int index = 0; index < MOST; index++) all[index] = new Member(index);
    return all;
  }

  private static Member[][] teams() {
    var teams = new Member[MOST + 1][];
    for (int size = 0; size <= MOST; size++) teams[size] = Arrays.copyOf(ALL, size);
    return teams;
  }

  private static Member[][] lastFirst() {
    var teams = teams();
    for (var team : teams) Arrays.sort(team, Comparator.comparingInt(Member::index).reversed());
    return teams;
  }
}
