package sixstones.server.tables;

import java.util.List;
import java.util.Optional;
import sixstones.server.play.Preview;

/**
 * What is to be written into a table's log, and what to answer once it is.
 *
 * @param preview what the move among the acts leads to, if there is one
 * @param next a new table that is made with it
 */
public record Decision<T>(
    List<Act> acts, T answer, Optional<Preview> preview, Optional<NewTable> next) {

  public Decision {
    acts = List.copyOf(acts);
  }

  public static <T> Decision<T> of(T answer, Act... acts) {
    return of(answer, List.of(acts));
  }

  public static <T> Decision<T> of(T answer, List<Act> acts) {
    return new Decision<>(acts, answer, Optional.empty(), Optional.empty());
  }

  /** Nothing to be written. */
  public static <T> Decision<T> nothing(T answer) {
    return of(answer, List.of());
  }

  public Decision<T> foreseen(Preview move) {
    return new Decision<>(acts, answer, Optional.of(move), next);
  }

  public Decision<T> making(NewTable table) {
    return new Decision<>(acts, answer, preview, Optional.of(table));
  }
}
