package sixstones.server.protocol;

import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sixstones.engine.Viewer;
import sixstones.server.tables.Table;
import sixstones.server.tables.Tempo;
import sixstones.server.tables.TimeControl.TimeUp;

/**
 * How long people may think. Nothing in it changes while nothing happens: a page counts by itself.
 *
 * @param limit as {@code move 60}, {@code days 3} or {@code game 600+5}
 * @param timeUp what happens to whoever has no time left
 * @param left for each seat the milliseconds it has, those of the running clock as it began to run
 * @param deadline when the time of whoever must choose is up; null if nobody's runs, or nobody may
 *     know whose
 */
public record ClockState(String limit, TimeUp timeUp, List<Long> left, @Nullable String deadline) {

  public ClockState {
    left = List.copyOf(left);
  }

  static @Nullable ClockState of(Table table, Viewer viewer) {
    var time = table.head().time();
    if (time.tempo() instanceof Tempo.Free) return null;
    boolean told = table.play().map(play -> !play.somebodyChooses(viewer)).orElse(false);
    return new ClockState(
        time.tempo().text(),
        time.timeUp(),
        IntStream.range(0, table.head().seats())
            .mapToObj(seat -> table.clocks().left(seat).toMillis())
            .toList(),
        told ? table.deadline().map(Instant::toString).orElse(null) : null);
  }
}
