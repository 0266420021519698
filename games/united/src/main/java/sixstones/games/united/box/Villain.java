package sixstones.games.united.box;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.effects.Symbol;

/**
 * A Villain's dashboard with plan cards and Threats.
 *
 * @param health for 2, 3 and 4 Heroes; empty if he can't be damaged
 * @param trackEnd where the track ends; 0 without one
 * @param ko what replaces BAM when a Hero is KO'd; none if BAM is resolved
 * @param loseTrack the Heroes lose when the track reaches it; 0 for never
 * @param losesUnplaceable the Heroes lose when a Doombot finds no slot anywhere
 */
public record Villain(
    int index,
    String id,
    boolean antiHero,
    List<Integer> health,
    int trackEnd,
    Effects bam,
    Effects overflow,
    @Nullable Effects ko,
    int loseTrack,
    boolean losesUnplaceable,
    boolean winsByHealth,
    String winThreat,
    int winMissions,
    List<Ability> rules,
    List<Symbol> startTokens,
    List<PlanCard> plans,
    List<Threat> threats) {

  public boolean hasHealth() {
    return !health.isEmpty();
  }

  public String key() {
    return "united.villain." + id;
  }
}
