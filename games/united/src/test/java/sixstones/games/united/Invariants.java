package sixstones.games.united;

import sixstones.games.united.play.UnitedPosition;

/** What is true of every position the rules can reach. */
final class Invariants {

  private Invariants() {}

  static void check(UnitedPosition position) {
    check(position.seats() > 0, "seats");
  }

  private static void check(boolean holds, String what) {
    if (!holds) throw new AssertionError(what);
  }
}
