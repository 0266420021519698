package sixstones.bots.search;

import java.util.OptionalLong;
import sixstones.bots.Seen;
import sixstones.engine.Move;
import sixstones.engine.MoveList;
import sixstones.engine.Position;
import sixstones.engine.chance.Chance;
import sixstones.engine.event.Events;

/** Whether a seat chooses again after its move without having learnt anything. */
final class Sequel {

  private static final int REDEALS = 3;

  private Sequel() {}

  /**
   * What the seat will know at its next choice; none if another chooses before, or if what it
   * learns depends on what is hidden or on chance. Then the thoughts of now are of no use.
   */
  static <P extends Position<P, M>, M extends Move> OptionalLong key(
      Seen<P, M> seen, M move, Chance chance) {
    var next = after(seen, move, chance);
    for (int i = 1; i < REDEALS && next.isPresent(); i++) {
      if (!next.equals(after(seen, move, chance))) return OptionalLong.empty();
    }
    return next;
  }

  private static <P extends Position<P, M>, M extends Move> OptionalLong after(
      Seen<P, M> seen, M move, Chance chance) {
    var position = seen.redeal(chance);
    position.apply(move, Events.OFF);
    var moves = new MoveList<M>();
    while (position.chooser() == seen.seat().index()) {
      moves.clear();
      position.moves(moves);
      if (moves.size() > 1) return OptionalLong.of(position.key(seen.seat()));
      position.apply(moves.get(0), Events.OFF);
    }
    return OptionalLong.empty();
  }
}
