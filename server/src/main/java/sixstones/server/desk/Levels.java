package sixstones.server.desk;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.server.problem.Problem;
import sixstones.server.problem.Reason;

/**
 * The bots that may sit at a table.
 *
 * @param ids those that are offered, the weakest first
 * @param known all, also those of the laboratory; who asks for one by name gets it
 */
public record Levels(List<String> ids, List<String> known) {

  public Levels {
    ids = List.copyOf(ids);
    known = List.copyOf(known);
  }

  /** Who plays on for a person who gave up: the strongest there is. */
  String standIn() {
    return ids.getLast();
  }

  public String check(@Nullable String level) {
    if (level == null || !known.contains(level)) {
      throw Problem.of(Reason.BOT_LEVEL, "levels", String.join(", ", ids));
    }
    return level;
  }
}
