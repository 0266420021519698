package sixstones.engine;

import java.util.List;

/**
 * What a lobby needs to know about a game.
 *
 * @param id as in {@code splendor}; also the name of its module, package and rule catalogue
 * @param rulePrefix what the IDs of its rules begin with: the {@code S} of {@code S-TAKE-03}
 * @param order where it stands in a list of all games, the lowest first
 * @param minutes how long a game takes at a table of people, roughly
 * @param rulesVersion grows when the same moves could lead elsewhere
 * @param sides the names of the sides where seats win together, as in {@code thanos} and {@code
 *     heroes}; none where everybody plays alone
 * @param talk who may talk with whom while it is played
 * @param workshop whether it is a guest beside the games of the box, and shown smaller
 * @param options what the creator of a table may set
 */
public record GameInfo(
    String id,
    String rulePrefix,
    int order,
    int fewestSeats,
    int mostSeats,
    int minutes,
    int rulesVersion,
    List<String> sides,
    TableTalk talk,
    boolean workshop,
    List<TableOption> options) {

  public GameInfo {
    sides = List.copyOf(sides);
    options = List.copyOf(options);
    if (!id.matches("[a-z][a-z0-9]*"))
      throw new IllegalArgumentException("\"" + id + "\" is no id");
    if (!rulePrefix.matches("[A-Z]{1,3}")) {
      throw new IllegalArgumentException(
          "the rules of " + id + " need a prefix of one to three capital letters");
    }
    if (fewestSeats < 1 || mostSeats < fewestSeats || mostSeats > Seat.MOST) {
      throw new IllegalArgumentException(
          "%s can't seat %d to %d".formatted(id, fewestSeats, mostSeats));
    }
  }

  public boolean seats(int count) {
    return fewestSeats <= count && count <= mostSeats;
  }

  /** Whether winners win together instead of sharing a victory. */
  public boolean teams() {
    return !sides.isEmpty();
  }

  public static Builder of(String id, String rulePrefix) {
    return new Builder(id, rulePrefix);
  }

  /** The same under another version of its rules. */
  public GameInfo withRulesVersion(int version) {
    return new GameInfo(
        id,
        rulePrefix,
        order,
        fewestSeats,
        mostSeats,
        minutes,
        version,
        sides,
        talk,
        workshop,
        options);
  }

  /** Builds a {@link GameInfo}; what is not said is as in most games. */
  public static final class Builder {

    private final String id;
    private final String rulePrefix;
    private int order = 100;
    private int fewest = 2;
    private int most = 4;
    private int minutes = 30;
    private int version = 1;
    private List<String> sides = List.of();
    private TableTalk talk = TableTalk.FREE;
    private boolean workshop;
    private List<TableOption> options = List.of();

    private Builder(String id, String rulePrefix) {
      this.id = id;
      this.rulePrefix = rulePrefix;
    }

    public Builder order(int order) {
      this.order = order;
      return this;
    }

    public Builder seats(int fewest, int most) {
      this.fewest = fewest;
      this.most = most;
      return this;
    }

    public Builder minutes(int minutes) {
      this.minutes = minutes;
      return this;
    }

    public Builder rulesVersion(int version) {
      this.version = version;
      return this;
    }

    /** Seats of a side win together; {@link Position#side} counts them in this order. */
    public Builder sides(String... names) {
      sides = List.of(names);
      return this;
    }

    public Builder talk(TableTalk talk) {
      this.talk = talk;
      return this;
    }

    public Builder fromTheWorkshop() {
      workshop = true;
      return this;
    }

    public Builder options(List<TableOption> options) {
      this.options = options;
      return this;
    }

    public GameInfo done() {
      return new GameInfo(
          id, rulePrefix, order, fewest, most, minutes, version, sides, talk, workshop, options);
    }
  }
}
