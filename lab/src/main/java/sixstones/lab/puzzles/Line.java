package sixstones.lab.puzzles;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import sixstones.bots.Seen;
import sixstones.bots.Stop;
import sixstones.bots.proof.Forced;
import sixstones.bots.search.Level;
import sixstones.bots.search.SearchBot;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.Seat;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;

/** How the game goes on from a best move when everybody plays well. */
final class Line<P extends Position<P, M>, M extends Move> {

  private static final int LONGEST = 10;

  /** So many moves of others are enough to see what a best move was good for. */
  private static final int ANSWERS = 2;

  private static final int LONGEST_OF_BEST = 6;

  private static final SearchBot EVERYBODY = new SearchBot(Level.HARD, 400);

  private final Game<P, M> game;
  private final Seat seat;
  private final Predicate<P> reached;
  private final int answers;
  private final P position;
  private final List<String> moves = new ArrayList<>();

  Line(Game<P, M> game, P start, Predicate<P> reached, int answers) {
    this.game = game;
    this.seat = Seat.of(start.chooser());
    this.reached = reached;
    this.answers = answers;
    this.position = start.copy();
  }

  /**
   * The moves, ending where the goal is reached, where chance speaks, or with the seat's next turn.
   */
  List<String> from(M first) {
    long drawn = position.drawn();
    play(first);
    int others = 0;
    while (moves.size() < (answers == 0 ? LONGEST_OF_BEST : LONGEST)
        && !position.isOver()
        && !reached.test(position)) {
      if (position.drawn() != drawn) break;
      boolean own = position.chooser() == seat.index();
      if (answers == 0 && (own ? others > 0 : others == ANSWERS)) break;
      if (!own) others++;
      play(own && answers > 0 ? onTheWay() : thought());
    }
    return moves;
  }

  private void play(M move) {
    moves.add(move.notation());
    position.apply(move, Events.OFF);
    position.settle(Events.OFF);
  }

  /** The shortest way to the goal. */
  private M onTheWay() {
    @Nullable M best = null;
    int least = Integer.MAX_VALUE;
    for (var move : position.choice().moves()) {
      var after = position.copy();
      after.apply(move, Events.OFF);
      int left = Forced.distance(after, seat, reached, answers).orElse(Integer.MAX_VALUE);
      if (left < least) {
        least = left;
        best = move;
      }
    }
    return best == null ? thought() : best;
  }

  private M thought() {
    var seen = Seen.by(game, position);
    return EVERYBODY.choose(seen, new FastChance(seen.key()), Stop.NEVER);
  }

  /** Who has won where it ends; nobody as long as the game goes on. */
  List<Integer> winners() {
    if (!position.isOver()) return List.of();
    return position.outcome().winningSeats().stream().map(Seat::index).toList();
  }
}
