package sixstones.games.united.box;

import org.jspecify.annotations.Nullable;
import sixstones.games.united.effects.Effects;

/** A Location tile. */
public record Tile(
    int index,
    String id,
    int slots,
    int thugs,
    int civilians,
    @Nullable Ability constant,
    boolean mandatory,
    Effects endOfTurn) {

  public String key() {
    return "united.location." + id;
  }
}
