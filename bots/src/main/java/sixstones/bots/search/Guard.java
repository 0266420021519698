package sixstones.bots.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sixstones.bots.Seen;
import sixstones.engine.Move;
import sixstones.engine.MoveList;
import sixstones.engine.Position;
import sixstones.engine.chance.Chance;
import sixstones.engine.event.Events;

/** What nobody overlooks, however weak: a win at hand, and a win that would be handed out. */
final class Guard<P extends Position<P, M>, M extends Move> {

  private static final int REDEALS = 3;

  /** What is seen at a glance: so many answers in a row, each one of so few. */
  private static final int ANSWERS = 2;

  private static final int FEW = 4;

  private final Seen<P, M> seen;
  private final boolean teams;
  private final List<P> redeals = new ArrayList<>();
  private final MoveList<M> answers = new MoveList<>();

  Guard(Seen<P, M> seen, Chance chance) {
    this.seen = seen;
    teams = seen.game().info().teams();
    for (int i = 0; i < REDEALS; i++) redeals.add(seen.redeal(chance));
  }

  /** A move that wins the game, whatever is hidden and whatever others answer. */
  Optional<M> win() {
    return seen.moves().stream()
        .filter(move -> redeals.stream().allMatch(redeal -> isWon(after(redeal, move), ANSWERS)))
        .findFirst();
  }

  /** The moves that don't hand another the victory; all if every one does. */
  List<M> safe() {
    var safe = seen.moves().stream().filter(move -> !givesAway(move)).toList();
    return safe.isEmpty() ? seen.moves() : safe;
  }

  private boolean givesAway(M move) {
    int lost = 0;
    for (var redeal : redeals) if (isLost(after(redeal, move))) lost++;
    return 2 * lost > REDEALS;
  }

  /** Over without a share for this seat, or somebody else can end it so. */
  private boolean isLost(P position) {
    if (position.isOver()) return !winsFor(own(), position);
    int chooser = position.chooser();
    if (chooser == own()) return false;
    answers.clear();
    position.moves(answers);
    for (int i = 0; i < answers.size(); i++) {
      var end = after(position, answers.get(i));
      if (winsFor(chooser, end) && !winsFor(own(), end)) return true;
    }
    return false;
  }

  private int own() {
    return seen.seat().index();
  }

  private P after(P position, M move) {
    var after = position.copy();
    after.apply(move, Events.OFF);
    return after;
  }

  /** Won, or won after a few answers, whatever others answer. */
  private boolean isWon(P position, int answersLeft) {
    if (position.isOver()) return winsFor(own(), position);
    if (answersLeft == 0) return false;
    var few = new MoveList<M>();
    position.moves(few);
    if (few.size() > FEW) return false;
    boolean own = position.chooser() == own();
    for (int i = 0; i < few.size(); i++) {
      if (isWon(after(position, few.get(i)), answersLeft - 1) == own) return own;
    }
    return !own;
  }

  private boolean winsFor(int seat, P position) {
    return position.isOver() && position.outcome().share(seat, teams) > 0;
  }
}
