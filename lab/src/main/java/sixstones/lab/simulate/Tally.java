package sixstones.lab.simulate;

import java.util.Map;
import java.util.TreeMap;
import sixstones.engine.Position;
import sixstones.engine.event.Event;
import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;
import sixstones.lab.table.Witness;

/** Counts how often everything happened that all could see. */
final class Tally implements Witness {

  private final Map<String, Long> counts = new TreeMap<>();

  @Override
  public void happened(Event event, int mover) {
    if (event.audience().spectators()) counts.merge(counted(event.phrase()), 1L, Long::sum);
  }

  @Override
  public void ended(Position<?, ?> position) {}

  Map<String, Long> counts() {
    return counts;
  }

  /** An event by its key and the names in it, so that every card and tile is counted apart. */
  private static String counted(Phrase phrase) {
    var text = new StringBuilder(phrase.key());
    for (var gap : phrase.gaps()) {
      if (gap.arg() instanceof Arg.Name name) text.append(' ').append(name.key());
    }
    return text.toString();
  }
}
