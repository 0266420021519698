package sixstones.games.united.box;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.games.united.effects.Amount;
import sixstones.games.united.effects.Named;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.effects.Trigger;

/**
 * A Threat card; copies are cards of their own.
 *
 * @param local 0 … 5 among those of its Villain
 * @param health of a Henchman; none for other Threats
 * @param clear the spaces for Action tokens of other Threats
 */
public record Threat(
    int index,
    int local,
    String id,
    String kind,
    @Nullable Amount health,
    List<Symbol> clear,
    List<Ability> abilities)
    implements Named {

  public boolean isHenchman() {
    return health != null;
  }

  public @Nullable Ability ability(Trigger trigger) {
    for (var ability : abilities) if (ability.trigger() == trigger) return ability;
    return null;
  }

  @Override
  public String key() {
    return "united.threat." + kind;
  }

  public String thing() {
    return "threat:" + id;
  }
}
