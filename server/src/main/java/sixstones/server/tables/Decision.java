package sixstones.server.tables;

import java.util.List;
import java.util.Optional;

/**
 * What is to be written into a table's log, and what to answer once it is.
 *
 * @param snapshot the position after the acts, if it is time for one
 * @param next a new table that is made with it
 */
public record Decision<T>(
    List<Act> acts, T answer, Optional<Snapshot> snapshot, Optional<NewTable> next) {

  public Decision {
    acts = List.copyOf(acts);
  }

  public static <T> Decision<T> of(T answer, Act... acts) {
    return new Decision<>(List.of(acts), answer, Optional.empty(), Optional.empty());
  }

  public static <T> Decision<T> of(T answer, List<Act> acts) {
    return new Decision<>(acts, answer, Optional.empty(), Optional.empty());
  }

  /** Nothing to be written. */
  public static <T> Decision<T> nothing(T answer) {
    return of(answer, List.of());
  }

  public Decision<T> with(Snapshot taken) {
    return new Decision<>(acts, answer, Optional.of(taken), next);
  }

  public Decision<T> making(NewTable table) {
    return new Decision<>(acts, answer, snapshot, Optional.of(table));
  }
}
