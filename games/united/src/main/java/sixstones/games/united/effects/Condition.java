package sixstones.games.united.effects;

import java.util.List;

/** What must hold; several tests must hold together. */
public record Condition(List<Test> tests) {

  public Condition {
    tests = List.copyOf(tests);
  }

  /** How a number is compared. */
  public enum Op {
    EQ,
    GE,
    LE
  }

  /** A comparison with a number. */
  public record Compare(Op op, int n) {

    /** The least number with which it can hold. */
    public int least() {
      return op == Op.LE ? 0 : n;
    }

    public boolean holds(int value) {
      return switch (op) {
        case EQ -> value == n;
        case GE -> value >= n;
        case LE -> value <= n;
      };
    }
  }

  /** One test. */
  public sealed interface Test {
    /** How much of something is in the Locations. */
    record Count(Feature what, Place where, Compare compare) implements Test {}

    /** Whether the Villain is Under Pressure. */
    record UnderPressure(boolean is) implements Test {}

    /** How many Missions are complete. */
    record MissionsDone(Compare compare) implements Test {}

    /** How many cards a Hero holds. */
    record HandSize(Compare compare, Who who) implements Test {}

    /** Whether the acting Hero is alone. */
    record Alone(boolean is) implements Test {}

    /** Whether the acting Hero is with the Villain. */
    record AtVillain() implements Test {}

    /** Whether the steps before did anything of the kind. */
    record Done(Deed deed) implements Test {}

    /** Whether the card just played shows a symbol. */
    record CardHas(Symbol symbol) implements Test {}

    /** Whether the plan card shows BAM. */
    record PlanHasBam() implements Test {}

    /** Whether the plan card adds tokens. */
    record PlanHasTokens() implements Test {}

    /** Whether it is the acting Hero's own turn. */
    record OwnTurn() implements Test {}

    /** Whether it is the Villain's turn. */
    record VillainTurn() implements Test {}

    /** Whether it is a Hero's turn. */
    record HeroTurn() implements Test {}

    /** Whether all Heroes are in such Locations. */
    record AllHeroesAt(Place where) implements Test {}

    /** Whether there is such a Location. */
    record Exists(Place where) implements Test {}
  }
}
