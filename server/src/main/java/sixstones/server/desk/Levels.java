package sixstones.server.desk;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.server.problem.Problem;
import sixstones.server.problem.Reason;

/** The levels of bots that may sit at a table. */
public record Levels(List<String> ids) {

  public Levels {
    ids = List.copyOf(ids);
  }

  /** Who plays on for a person who gave up: the strongest there is. */
  String standIn() {
    return ids.getLast();
  }

  public String check(@Nullable String level) {
    if (level == null || !ids.contains(level)) {
      throw Problem.of(Reason.BOT_LEVEL, "levels", String.join(", ", ids));
    }
    return level;
  }
}
