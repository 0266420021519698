package sixstones.lab.arena;

import java.util.List;

/**
 * A finished game, as it is kept; lists are in the order of the seats.
 *
 * @param game which of the games of its deal
 * @param bots as numbers of the contest's list
 * @param sides which seats win together
 * @param moves decisions
 * @param thinking what each bot needed, in the order of the contest's list
 */
public record Played(
    long deal,
    int game,
    List<Integer> bots,
    List<Integer> sides,
    List<Double> shares,
    int moves,
    String why,
    List<Thinking> thinking) {

  /**
   * @param tries redeals that were looked at
   */
  public record Thinking(long choices, long nanos, long tries) {

    static final Thinking NONE = new Thinking(0, 0, 0);

    Thinking plus(Thinking other) {
      return new Thinking(choices + other.choices, nanos + other.nanos, tries + other.tries);
    }

    Thinking minus(Thinking other) {
      return new Thinking(choices - other.choices, nanos - other.nanos, tries - other.tries);
    }
  }
}
