package sixstones.server.talk;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import sixstones.server.memory.Recent;
import sixstones.server.storage.Talk;

/**
 * What was said at the tables that somebody looks at, kept in memory. Other processes tell when
 * there is more. Safe for many threads.
 */
public final class Conversations {

  private static final int TABLES = 20_000;

  private final Talk talk;

  /** Grows whenever something is forgotten: what was read before that may be out of date. */
  private long forgotten;

  private final Map<String, List<Saying>> kept = new Recent<>(TABLES);

  public Conversations(Talk talk) {
    this.talk = talk;
  }

  /** What was said, the oldest first. */
  public List<Saying> at(String table) {
    long then;
    synchronized (kept) {
      var found = kept.get(table);
      if (found != null) return found;
      then = forgotten;
    }
    var read = talk.of(table);
    synchronized (kept) {
      if (then == forgotten) kept.put(table, read);
    }
    return read;
  }

  /** The things that people have pointed at since the log had so many entries. */
  public Set<String> pointedAt(String table, int since) {
    return at(table).stream()
        .filter(saying -> saying.seq() >= since)
        .map(Saying::said)
        .filter(Said.Here.class::isInstance)
        .map(said -> ((Said.Here) said).thing())
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Says something; its number is given when it is written. */
  public void say(String table, Saying saying) {
    while (!talk.add(table, saying)) {
      // Another process has taken the number.
    }
    forget(table);
  }

  /** There may be more. */
  public void forget(String table) {
    synchronized (kept) {
      kept.remove(table);
      forgotten++;
    }
  }

  /** There may be more, whatever the table. */
  public void forgetAll() {
    synchronized (kept) {
      kept.clear();
      forgotten++;
    }
  }
}
