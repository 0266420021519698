package sixstones.server.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.engine.Seat;
import sixstones.engine.Viewer;
import sixstones.server.tables.GivingUp;
import sixstones.server.tables.Table;

/**
 * How somebody who plays could end the game before its rules do.
 *
 * @param givingUp what it means to give up now
 * @param mayAgree whether there are others with whom one could agree to end it
 * @param wishes the seats that would like to
 */
public record EndingState(GivingUp givingUp, boolean mayAgree, List<Integer> wishes) {

  static @Nullable EndingState of(Table table, Viewer viewer) {
    if (!(viewer instanceof Seat seat)) return null;
    return table
        .givingUp(seat.index())
        .map(meaning -> new EndingState(meaning, table.mayAgreeToEnd(), table.endWishes()))
        .orElse(null);
  }
}
