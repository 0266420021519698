package sixstones.server.play;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import sixstones.engine.Position;
import sixstones.engine.Standing;
import sixstones.engine.Viewer;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;

/**
 * Listens to a move for what changed the standings: much is told of one move, and only a part of it
 * says why somebody has more or less. Games tell what has happened, so a change belongs to what is
 * told next.
 */
final class Causes implements Events {

  private final Position<?, ?> position;
  private final Viewer viewer;
  private final BitSet causes = new BitSet();
  private List<Integer> known;
  private boolean untold;
  private int heard;

  Causes(Position<?, ?> position, Viewer viewer) {
    this.position = position;
    this.viewer = viewer;
    known = values(position);
  }

  static List<Integer> values(Position<?, ?> position) {
    return position.standings().stream().map(Standing::value).toList();
  }

  @Override
  public boolean on() {
    return true;
  }

  @Override
  public void emit(Event event) {
    look();
    if (!event.audience().has(viewer)) return;
    if (!isDealt(event)) {
      causes.set(heard, untold);
      untold = false;
    }
    heard++;
  }

  /** What comes from a deck into a free place makes nobody richer. */
  private static boolean isDealt(Event event) {
    return event.kind() == Kind.MOVED
        && !event.motions().isEmpty()
        && event.motions().stream().allMatch(motion -> motion.from().startsWith("deck:"));
  }

  /**
   * Of what the viewer heard of the move, that which told of a change. Of several of the same kind
   * the last says how it stands.
   */
  List<Noted> among(List<Noted> told) {
    look();
    var found = new ArrayList<Noted>();
    for (int i = 0; i < told.size(); i++) {
      if (!causes.get(i) && !(untold && i == told.size() - 1)) continue;
      var phrase = told.get(i).event().phrase().key();
      found.removeIf(earlier -> earlier.event().phrase().key().equals(phrase));
      found.add(told.get(i));
    }
    return found;
  }

  private void look() {
    var now = values(position);
    untold |= !now.equals(known);
    known = now;
  }
}
