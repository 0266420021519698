package sixstones.testkit;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.TestInstance;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.MoveList;
import sixstones.engine.Position;
import sixstones.engine.chance.Chance;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;

/** A game to be tried on random games: what a game's test says of it, and positions to look at. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class RandomGames<P extends Position<P, M>, M extends Move> {

  private static final int INSPECTIONS = 12;

  protected abstract Game<P, M> game();

  /** The kinds of tables to try: all seat counts, options that matter. */
  protected abstract Stream<TableShape> shapes();

  /** The same for those who run laws one by one. */
  public final List<TableShape> tables() {
    return shapes().toList();
  }

  /** What must be true of every position the rules can reach. */
  protected abstract void invariants(P position);

  /**
   * The position with identical pieces exchanged (two cards of one name, say), independent of this
   * one; none if the game has no such pieces.
   */
  protected Optional<P> withTwinsExchanged(P position) {
    return Optional.empty();
  }

  /** Whether everybody may know a move as it was made; a pick among hidden things is not. */
  protected boolean isPublic(M move) {
    return true;
  }

  /** How many random games are played to the end for each kind of table. */
  protected int games() {
    return 300;
  }

  /** How many of them are looked at closely. */
  protected int closeLooks() {
    return 6;
  }

  /** No game is longer; the rules see to that. */
  protected int longestGame() {
    return 20_000;
  }

  /** Something to be looked at in the middle of a game. */
  protected interface Look<P> {
    void at(P position, Chance chance);
  }

  /** Looks at positions spread over some random games. */
  protected final void alongRandomGames(TableShape shape, Look<P> look) {
    int looks = Share.of(closeLooks(), 1);
    for (int seed = 1000; seed < 1000 + looks; seed++) {
      int length = play(shape, seed, Integer.MAX_VALUE).length();
      var chance = new FastChance(seed);
      for (int i = 0; i < INSPECTIONS; i++) {
        var position = play(shape, seed, chance.below(length)).position();
        if (!position.isOver()) look.at(position, chance);
      }
    }
  }

  private record Stopped<P>(P position, int length) {}

  private Stopped<P> play(TableShape shape, long seed, int most) {
    var position = game().deal(shape.deal(seed));
    var chance = new FastChance(seed);
    var moves = new MoveList<M>();
    int length = 0;
    for (; !position.isOver() && length < most; length++) {
      moves.clear();
      position.moves(moves);
      position.apply(moves.get(chance.below(moves.size())), Events.OFF);
    }
    return new Stopped<>(position, length);
  }
}
