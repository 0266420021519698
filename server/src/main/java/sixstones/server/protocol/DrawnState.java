package sixstones.server.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.engine.chance.WatchedChance.Round;

/**
 * A number that was drawn for a deal, or a row that was shuffled.
 *
 * @param below the bound of the number; null for a row
 * @param before the row; empty for a number
 * @param after the shuffled row, or the number alone
 */
public record DrawnState(@Nullable Integer below, List<Integer> before, List<Integer> after) {

  public DrawnState {
    before = List.copyOf(before);
    after = List.copyOf(after);
  }

  public static DrawnState of(Round round) {
    return switch (round) {
      case Round.Drawn drawn -> new DrawnState(drawn.below(), List.of(), List.of(drawn.number()));
      case Round.Shuffled shuffled -> new DrawnState(null, shuffled.before(), shuffled.after());
    };
  }
}
