package sixstones.games.united.box;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.games.united.effects.Condition;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.effects.Named;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.effects.Trigger;

/**
 * A Battle Plan of the Commander.
 *
 * @param cost what it takes of the budget
 * @param optional whether its effects may be declined
 * @param price what its effects cost when they are used
 * @param gives symbols that the Support card has more
 */
public record BattlePlan(
    int index,
    String id,
    int cost,
    Trigger trigger,
    @Nullable Condition cond,
    boolean optional,
    Effects price,
    List<Symbol> gives,
    Effects effects)
    implements Named {

  @Override
  public String key() {
    return "united.super." + id;
  }

  public String thing() {
    return "super:" + id;
  }
}
