package sixstones.games.united.box;

import org.jspecify.annotations.Nullable;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.effects.Named;

/** A Location tile. */
public record Tile(
    int index,
    String id,
    int slots,
    int thugs,
    int civilians,
    @Nullable Ability constant,
    boolean mandatory,
    Effects endOfTurn)
    implements Named {

  @Override
  public String key() {
    return "united.location." + id;
  }
}
