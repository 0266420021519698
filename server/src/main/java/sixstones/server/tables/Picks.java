package sixstones.server.tables;

import java.util.TreeMap;
import sixstones.engine.Options;

/** What people at a waiting table have picked for their own seats; follows from the log. */
final class Picks {

  private final TreeMap<Integer, Act.Pick> bySeat = new TreeMap<>();

  void add(Act.Pick pick) {
    bySeat.put(pick.seat(), pick);
  }

  /** Whoever leaves takes the wish along. */
  void forget(int seat) {
    bySeat.remove(seat);
  }

  Options over(Options made) {
    var values = new TreeMap<>(made.values());
    bySeat.values().forEach(pick -> values.put(pick.option(), pick.value()));
    return new Options(values);
  }
}
