package sixstones.server.desk;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.server.problem.Problem;

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
      throw Problem.malformed("A bot's level is one of " + String.join(", ", ids) + ".");
    }
    return level;
  }
}
