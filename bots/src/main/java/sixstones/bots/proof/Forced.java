package sixstones.bots.proof;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import sixstones.bots.Seen;
import sixstones.engine.Move;
import sixstones.engine.MoveList;
import sixstones.engine.Position;
import sixstones.engine.Seat;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;

/**
 * Finds the moves with which a seat reaches an aim for sure: whatever is hidden, and whatever
 * others answer. It is tried on many redeals at once; those that the seat can't tell apart get the
 * same move, so that nothing is used that it can't know.
 */
public final class Forced<P extends Position<P, M>, M extends Move> {

  private static final int REDEALS = 8;

  /** A proof that takes more moves is none that a person finds. */
  private static final int BUDGET = 20_000;

  private static final int LONGEST = 7;

  private final Seat seat;
  private final Predicate<P> reached;
  private final int answers;
  private final int budget;

  /** What the seat knew where no move led on; many ways lead to the same place. */
  private final Set<Long> hopeless = new HashSet<>();

  private int made;

  private Forced(Seat seat, Predicate<P> reached, int answers, int budget) {
    this.seat = seat;
    this.reached = reached;
    this.answers = answers;
    this.budget = budget;
  }

  /**
   * The moves of the present choice that force the aim soonest.
   *
   * @param reached whether a position has reached it
   * @param answers how many choices of others may lie between
   * @return nothing as well if it would take too long to know
   */
  public static <P extends Position<P, M>, M extends Move> List<M> moves(
      Seen<P, M> seen, Predicate<P> reached, int answers) {
    var chance = new FastChance(seen.key());
    var redeals = new ArrayList<P>();
    for (int i = 0; i < REDEALS; i++) redeals.add(seen.redeal(chance));
    for (int length = 1; length <= LONGEST; length++) {
      // What fails in one redeal need not be tried in all.
      var inOne = from(seen, redeals.subList(0, 1), seen.moves(), reached, answers, length);
      if (inOne.isEmpty()) return List.of();
      var inAll = from(seen, redeals, inOne.get(), reached, answers, length);
      if (inAll.isEmpty() || !inAll.get().isEmpty()) return inAll.orElse(List.of());
    }
    return List.of();
  }

  /** None where it would take too long. */
  private static <P extends Position<P, M>, M extends Move> Optional<List<M>> from(
      Seen<P, M> seen,
      List<P> redeals,
      List<M> moves,
      Predicate<P> reached,
      int answers,
      int length) {
    var forced = new Forced<P, M>(seen.seat(), reached, answers, BUDGET * redeals.size());
    var found = new ArrayList<M>();
    for (var move : moves) {
      if (forced.by(redeals, move, 0, length)) found.add(move);
    }
    return forced.isTooLong() ? Optional.empty() : Optional.of(found);
  }

  /** With how few choices of the seat the aim can be reached from a position as it is. */
  public static <P extends Position<P, M>, M extends Move> OptionalInt distance(
      P position, Seat seat, Predicate<P> reached, int answers) {
    for (int length = 0; length <= LONGEST; length++) {
      var open = new ArrayList<P>();
      var forced = new Forced<P, M>(seat, reached, answers, BUDGET);
      if (!forced.follow(position.copy(), 0, open)) return OptionalInt.empty();
      int left = length;
      if (open.stream().allMatch(one -> forced.forGroup(List.of(one), 0, left))) {
        return OptionalInt.of(length);
      }
    }
    return OptionalInt.empty();
  }

  private boolean by(List<P> alike, M move, int answered, int left) {
    var open = new ArrayList<P>();
    for (var position : alike) {
      var after = position.copy();
      after.apply(move, Events.OFF);
      made++;
      if (!follow(after, answered, open)) return false;
    }
    var groups = new LinkedHashMap<Long, List<P>>();
    for (var position : open) {
      groups.computeIfAbsent(position.key(seat), _ -> new ArrayList<>()).add(position);
    }
    for (Map.Entry<Long, List<P>> group : groups.entrySet()) {
      if (!forGroup(group.getValue(), answered, left - 1)) return false;
    }
    return true;
  }

  /** One move for all of them, for the seat can't tell them apart. */
  private boolean forGroup(List<P> alike, int answered, int left) {
    if (left == 0 || isTooLong()) return false;
    long known = 31L * answered + left;
    for (var position : alike) known = 31 * known + position.fingerprint();
    if (hopeless.contains(known)) return false;
    var moves = new MoveList<M>();
    alike.getFirst().moves(moves);
    for (int i = 0; i < moves.size(); i++) {
      if (by(alike, moves.get(i), answered, left)) return true;
    }
    hopeless.add(known);
    return false;
  }

  private boolean isTooLong() {
    return made > budget;
  }

  /** Goes on to the seat's next choices, on every way; false if one of them is lost. */
  private boolean follow(P position, int answered, List<P> open) {
    if (reached.test(position)) return true;
    if (position.isOver() || isTooLong()) return false;
    if (position.chooser() == seat.index()) {
      open.add(position);
      return true;
    }
    var moves = new MoveList<M>();
    position.moves(moves);
    boolean choice = moves.size() > 1;
    if (choice && answered == answers) return false;
    for (int i = 0; i < moves.size(); i++) {
      var after = position.copy();
      after.apply(moves.get(i), Events.OFF);
      made++;
      if (!follow(after, choice ? answered + 1 : answered, open)) return false;
    }
    return true;
  }
}
