package sixstones.bots;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The bots by the names that tables and command lines use, the weakest first. */
public final class Bots {

  private static final Map<String, Bot> BOTS =
      Map.of("random", new RandomBot(), "greedy", new GreedyBot());

  private Bots() {}

  public static List<String> names() {
    return List.of("random", "greedy");
  }

  public static Optional<Bot> find(String name) {
    return Optional.ofNullable(BOTS.get(name));
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
