package sixstones.server.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.server.tables.Phase;

/** A table in a list. */
public record TableSummary(
    String table,
    String game,
    Phase phase,
    List<SeatState> seats,
    boolean host,
    List<Integer> yours,
    String createdAt,
    String movedAt,
    @Nullable Integer toChoose) {}
