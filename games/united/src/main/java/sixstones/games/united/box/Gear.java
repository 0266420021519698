package sixstones.games.united.box;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.games.united.effects.Condition;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.effects.Named;
import sixstones.games.united.effects.Trigger;

/**
 * A Gear card.
 *
 * @param owner the Hero's index, or -1 for Universal Gear
 * @param recharge how it is turned faceup again; none if it is depleted by its use
 * @param threshold how many Thugs must be defeated in a turn
 */
public record Gear(
    int index,
    String id,
    int owner,
    List<Use> uses,
    @Nullable Trigger recharge,
    @Nullable Condition rechargeIf,
    int threshold,
    Effects cost)
    implements Named {

  /** What it does, and when. */
  public record Use(Trigger trigger, Effects effects) {}

  public boolean isUniversal() {
    return owner < 0;
  }

  /** What it does on a trigger, if anything. */
  public @Nullable Effects on(Trigger trigger) {
    for (var use : uses) if (use.trigger() == trigger) return use.effects();
    return null;
  }

  @Override
  public String key() {
    return "united.gear." + id;
  }

  public String thing() {
    return "gear:" + id;
  }
}
