package sixstones.engine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.engine.chance.Chance;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.engine.phrase.Words;
import sixstones.engine.text.Tree;

/**
 * Everything about one game in progress. Mutable, cheap to copy, deterministic: same deal, same
 * moves, same position. Not safe for use by several threads at once.
 *
 * <p>The methods up to {@link #apply} are the path of playouts: they allocate little and build no
 * texts.
 *
 * @param <P> the position's own type
 * @param <M> the game's moves
 */
public interface Position<P extends Position<P, M>, M extends Move> {

  /** What {@link #chooser()} says when the game is over. */
  int NOBODY = -1;

  /** What {@link #chooserFor} says when the viewer may know only that somebody decides. */
  int SOMEBODY = -2;

  int seats();

  /** Which side a seat wins with, as {@link GameInfo#sides} counts them; else its own. */
  default int side(int seat) {
    return seat;
  }

  /**
   * What a seat plays, and after that against whom where that differs from game to game: keys of
   * phrases. Nothing where all play alike, or as long as it is not decided.
   */
  default List<String> role(int seat) {
    return List.of();
  }

  /** An equal and independent position. */
  P copy();

  /** The seat that must choose now, or {@link #NOBODY} when the game is over. */
  int chooser();

  /**
   * The seat that chooses, as far as a viewer may know: {@link #SOMEBODY} where the very seat would
   * tell what it holds.
   */
  default int chooserFor(Viewer viewer) {
    return chooser();
  }

  /** Adds the legal moves of the present choice, each once, in a fixed order. */
  void moves(MoveList<M> into);

  /** Plays a move that {@link #moves} has just handed out; legality is not checked again. */
  void apply(M move, Events out);

  /** Who won, and why. Only to be asked when the game is over. */
  Outcome outcome();

  /** What people count in this game, always the same things in the same order. */
  default List<Standing> standings() {
    return List.of();
  }

  /** Why the move can't be made now, or null if it can. Changes nothing. */
  @Nullable Refusal refusal(M move);

  /**
   * The move that is offered under another name and says the same, where two notations mean one
   * thing in this position; else the move itself.
   */
  default M meant(M move) {
    return move;
  }

  /** What the present choice is about, for the seat that chooses. */
  Phrase prompt();

  /** A move of the present choice in words, where the question gives it others than its own. */
  default Phrase label(M move) {
    return move.label();
  }

  /**
   * Whether the present choice is put to its seat even with a single move, because its absence
   * would tell something or because a person wants to see it.
   */
  default boolean asksAnyway() {
    return false;
  }

  /**
   * Moves that somebody may mean who touches this thing, legal or not; for "why can't I?". Things
   * are named as in {@link Move#targets()}.
   */
  default List<M> attempts(String thing) {
    return List.of();
  }

  View view(Viewer viewer);

  /** The viewer's view drawn with letters, for a terminal; empty if the game draws none. */
  default List<String> drawing(Viewer viewer, Words words) {
    return List.of();
  }

  /**
   * What lies face down for the viewer, with what it really is. Asked of redeals, so that nobody
   * learns more than what may be.
   */
  default List<Hidden> hidden(Viewer viewer) {
    return List.of();
  }

  /**
   * A random position that the viewer can't tell from this one: agrees with all that the viewer has
   * seen and with what follows from it for sure. Depends on nothing else than that and chance: all
   * positions that the viewer can't tell apart are redealt alike.
   */
  P redeal(Viewer viewer, Chance chance);

  /**
   * Equal for two positions if and only if (but for the odds of a 64-bit hash) the viewer can't
   * tell them apart.
   */
  default long key(Viewer viewer) {
    return redeal(viewer, new FastChance(0)).fingerprint();
  }

  /** The whole position, readable by {@link Game#readPosition}; never for a player's eyes. */
  Tree.Mapping text();

  /**
   * Two positions of a game are equal if and only if (but for the odds of a 64-bit hash) their
   * fingerprints are. The same on every machine and after every restart; says nothing about chance
   * still to come.
   */
  long fingerprint();

  /** How many numbers have been drawn from chance since the deal. */
  default long drawn() {
    return 0;
  }

  default boolean isOver() {
    return chooser() == NOBODY;
  }

  /** The present choice with its moves. Only to be asked while the game is not over. */
  default Choice<M> choice() {
    var moves = new MoveList<M>();
    moves(moves);
    return new Choice<>(Seat.of(chooser()), prompt(), moves.toList());
  }

  /**
   * Plays a move.
   *
   * @throws RefusedMove if it is not legal; nothing has changed then
   */
  default void play(M move, Events out) {
    var refusal = refusal(move);
    if (refusal != null) throw new RefusedMove(refusal);
    apply(move, out);
  }

  /**
   * Makes choices that are none: a single move, made by the engine itself.
   *
   * @return the moves made
   */
  default List<M> settle(Events out) {
    var made = new ArrayList<M>();
    var moves = new MoveList<M>();
    while (!isOver() && !asksAnyway()) {
      moves.clear();
      moves(moves);
      if (moves.size() != 1) break;
      made.add(moves.get(0));
      out.sceneEnds(this);
      apply(moves.get(0), out);
    }
    return made;
  }
}
