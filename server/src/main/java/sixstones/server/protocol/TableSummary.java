package sixstones.server.protocol;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sixstones.server.tables.Ended;
import sixstones.server.tables.Phase;

/**
 * A table in a list.
 *
 * @param gaveUp whether one had a seat and gave it up
 * @param ended how the game ended; null before
 * @param deadline when the time of whoever must choose is up; null if nobody counts
 * @param roles for each seat what it plays, and against whom, as keys of phrases
 */
public record TableSummary(
    String table,
    String game,
    Map<String, String> options,
    Phase phase,
    List<SeatState> seats,
    boolean host,
    List<Integer> yours,
    boolean gaveUp,
    String createdAt,
    String movedAt,
    @Nullable Ended ended,
    List<List<String>> roles,
    @Nullable Integer toChoose,
    @Nullable String deadline) {}
