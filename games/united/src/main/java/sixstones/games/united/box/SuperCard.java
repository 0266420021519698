package sixstones.games.united.box;

import org.jspecify.annotations.Nullable;
import sixstones.games.united.effects.Condition;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.effects.Named;
import sixstones.games.united.effects.Trigger;

/**
 * A Super Villain or Super Hero card.
 *
 * @param replacesBam whether its effects take the place of the dashboard BAM! of the plan card
 */
public record SuperCard(
    int index,
    String id,
    Trigger trigger,
    @Nullable Condition cond,
    Effects effects,
    boolean replacesBam)
    implements Named {

  @Override
  public String key() {
    return "united.super." + id;
  }

  public String thing() {
    return "super:" + id;
  }
}
