package sixstones.games.united.box;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.games.united.effects.Condition;
import sixstones.games.united.effects.Effects;
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
    List<Trigger> triggers,
    Effects effects,
    @Nullable Trigger recharge,
    @Nullable Condition rechargeIf,
    int threshold,
    Effects cost) {

  public String key() {
    return "united.gear." + id;
  }

  public String thing() {
    return "gear:" + id;
  }
}
