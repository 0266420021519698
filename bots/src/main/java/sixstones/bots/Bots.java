package sixstones.bots;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sixstones.bots.search.Level;
import sixstones.bots.search.Memory;
import sixstones.bots.search.SearchBot;

/** The bots by the names that tables and command lines use. */
public final class Bots {

  private static final Map<String, Bot> BOTS = bots();

  private Bots() {}

  private static Map<String, Bot> bots() {
    var bots = new LinkedHashMap<String, Bot>();
    bots.put("random", new RandomBot());
    bots.put("greedy", new GreedyBot());
    for (var level : Level.values()) bots.put(level.word(), new SearchBot(level));
    return bots;
  }

  /** Those that sit down with people, the weakest first. */
  public static List<String> levels() {
    return Arrays.stream(Level.values()).map(Level::word).toList();
  }

  /** The level of that name. */
  public static Optional<Level> level(String name) {
    return Arrays.stream(Level.values()).filter(level -> level.word().equals(name)).findAny();
  }

  /** All of them, also those that only the laboratory needs. */
  public static List<String> names() {
    return List.copyOf(BOTS.keySet());
  }

  public static Optional<Bot> find(String name) {
    return Optional.ofNullable(BOTS.get(name));
  }

  /** The same bot; if it looks ahead, it keeps what it has thought about the rest of its turn. */
  public static Bot remembering(String name, Memory memory) {
    var level = level(name);
    return level.isPresent() ? new SearchBot(level.get()).remembering(memory) : get(name);
  }

  /** The bot, or a message that lists those there are. */
  public static Bot get(String name) {
    return find(name)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "There is no bot \"%s\"; there are %s."
                        .formatted(name, String.join(", ", names()))));
  }
}
