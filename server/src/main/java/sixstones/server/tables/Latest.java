package sixstones.server.tables;

import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import sixstones.engine.Viewer;
import sixstones.server.play.Viewers;

/** The latest entries of a log, with who does not know of them. */
final class Latest {

  /** Whoever is further behind has to look again. */
  private static final int KEPT = 64;

  private record Written(Entry entry, Viewers unseenBy) {}

  private final Deque<Written> entries = new ArrayDeque<>();
  private int seq;
  private int lastOfGame;
  private Instant lastOfGameAt = Instant.EPOCH;

  int seq() {
    return seq;
  }

  /** The number of the last entry that changed the game. */
  int lastOfGame() {
    return lastOfGame;
  }

  /** When that was. */
  Instant lastOfGameAt() {
    return lastOfGameAt;
  }

  void add(Entry entry, Viewers unseenBy) {
    seq = entry.number();
    if (entry.act() instanceof Act.OfGame) {
      lastOfGame = seq;
      lastOfGameAt = entry.at();
    }
    entries.addLast(new Written(entry, unseenBy));
    if (entries.size() > KEPT) entries.removeFirst();
  }

  /** The entries up to this one, which changed the game, are not remembered. */
  void skipTo(int number, Instant at) {
    entries.clear();
    seq = number;
    lastOfGame = number;
    lastOfGameAt = at;
  }

  /**
   * What changed the game among the last entries that a viewer knows of.
   *
   * @param count how many entries to look at
   * @param known how many entries the viewer knows of
   */
  Since since(Viewer viewer, int count, int known) {
    if (count < 0) return new Since.Unknown();
    Since found = new Since.Quiet();
    int left = count;
    for (var newest = entries.descendingIterator(); left > 0; ) {
      if (!newest.hasNext()) return new Since.Unknown();
      var written = newest.next();
      if (written.unseenBy().has(viewer)) continue;
      left--;
      if (written.entry().act() instanceof Act.OfGame act) {
        found = new Since.Went(act, known - (count - left) + 1);
      }
    }
    return found;
  }
}
