package sixstones.bots.search;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What was thought and may be of use again, found by what the seat will know then. Somebody who
 * makes several choices in a row has thought about the later ones already. Holds so much and no
 * more; what was kept first is forgotten first. Safe for use by several threads.
 */
public final class Memory {

  /** Where in a tree the thoughts about a choice begin. */
  record Thought(Tree tree, int node) {}

  private final Map<Long, Thought> thoughts = new LinkedHashMap<>();
  private final int room;
  private int held;

  /**
   * @param room how many moves all trees together may hold, some fifty bytes each
   */
  public Memory(int room) {
    this.room = room;
  }

  synchronized void keep(long key, Thought thought) {
    forget(key);
    thoughts.put(key, thought);
    held += thought.tree().size();
    while (held > room) forget(thoughts.keySet().iterator().next());
  }

  /** What is known about the choice, once. */
  synchronized Optional<Thought> recall(long key) {
    var thought = Optional.ofNullable(thoughts.get(key));
    forget(key);
    return thought;
  }

  private void forget(long key) {
    var thought = thoughts.remove(key);
    if (thought != null) held -= thought.tree().size();
  }
}
