package sixstones.games.war.log;

import java.util.Arrays;
import java.util.List;
import sixstones.games.war.box.Team;

/**
 * Why a character is returned to its base, for the log: the end of a key after {@code war.cause.}
 * and the rules.
 *
 * @param team whose base it was, or {@link Team#NONE}
 */
public record Cause(String key, Team team, List<String> rules) {

  /** Another team's character arrived on its cell. */
  public static final Cause CAPTURE = of("captured", "W-ARR-05");

  public static final Cause IRON_MAN = of("struck", "W-HERO-IRONMAN-01");
  public static final Cause THOR = of("onRay", "W-HERO-THOR-01");
  public static final Cause PROXIMA = of("onProximasRay", "W-CELL-PROXIMA-01");
  public static final Cause MIND_STONE = of("mindStone", "W-STONE-MIND-01");
  public static final Cause LOST_SPACE_STONE = of("lostSpaceStone", "W-STONE-SPACE-03");
  public static final Cause BASE_OF_THANOS = of("baseOfThanos", "W-CELL-THANOSBASE-02");

  /** It came to where Thanos is. */
  public static final Cause RAN_INTO_THANOS = of("ranIntoThanos", "W-ARR-04", "W-MOVE-07");

  public static final Cause THANOS_APPEARED = of("thanosAppeared", "W-THANOS-03");
  public static final Cause THANOS_CAME = of("thanosCame", "W-THANOS-17", "W-THANOS-22");
  public static final Cause THANOS_STARTED = of("thanosStarted", "W-THANOS-17");
  public static final Cause THANOS_STORMED = of("thanosCame", "W-RULE-81");
  public static final Cause THANOS_CAME_HOME = of("thanosCameHome", "W-THANOS-29");
  public static final Cause LEFT_WITH_THANOS = of("leftWithThanos", "W-THANOS-22", "W-RULE-113");

  private static final List<Cause> FOREIGN = bases("foreignBase");
  private static final List<Cause> NEUTRAL = bases("neutralBase");

  /** The trap of another team's base. */
  public static Cause foreignBase(Team team) {
    return FOREIGN.get(team.index());
  }

  /** The trap of a base whose team nobody plays. */
  public static Cause neutralBase(Team team) {
    return NEUTRAL.get(team.index());
  }

  private static Cause of(String key, String... rules) {
    return new Cause(key, Team.NONE, List.of(rules));
  }

  private static List<Cause> bases(String key) {
    return Arrays.stream(Team.ALL)
        .map(team -> new Cause(key, team, List.of("W-CELL-BASE-02")))
        .toList();
  }
}
