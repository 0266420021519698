package sixstones.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import sixstones.engine.features.Scales;
import sixstones.engine.net.Marks;
import sixstones.engine.phrase.Phrase;

/**
 * What a game's module knows about good play; the cunning that bots are built on. Judges only
 * positions that are redeals for the seat, so it may look at everything in them.
 */
public interface Judgement<P extends Position<P, M>, M extends Move> {

  /** The chance of a seat to win: 1 is won, 0 is lost. */
  double worth(P position, int seat);

  /**
   * How good a legal move of the present choice is for the seat that chooses; only the order
   * counts. Does not change the position.
   */
  double merit(P position, M move);

  /** The worth for every seat at once. */
  default void worths(P position, double[] shares) {
    for (int seat = 0; seat < position.seats(); seat++) shares[seat] = worth(position, seat);
  }

  /** The merits of all moves of the present choice at once. */
  default void merits(P position, MoveList<M> moves, double[] into) {
    for (int i = 0; i < moves.size(); i++) into[i] = merit(position, moves.get(i));
  }

  /**
   * How much each move of the present choice promises at a glance: one more makes it about three
   * times as likely that it is the best. Where a search looks first.
   */
  default void promises(P position, MoveList<M> moves, double[] into) {
    merits(position, moves, into);
    for (int i = 0; i < moves.size(); i++) into[i] /= style().temperature();
  }

  /** What a net sees of the game, where one can be taught. */
  default Optional<Marks<P, M>> marks() {
    return Optional.empty();
  }

  /**
   * What speaks for a position in a seat's eyes, part by part, the higher the better. A hint gives
   * the part that a move helps most as its reason, in the words of {@code GAME.reason.PART}.
   */
  default Map<String, Double> parts(P position, int seat) {
    return Map.of();
  }

  /**
   * What a part has gained from one position to the next, in names and numbers. Where nothing can
   * be named, the plain words of the part are said.
   */
  default Optional<Phrase> told(String part, P before, P after, int seat) {
    return Optional.empty();
  }

  /**
   * What the seat that chooses can count in favour of a move before it is made: the same in every
   * redeal. Where nothing can be counted, what comes of the move is its reason.
   */
  default Optional<Phrase> counted(P position, M move) {
    return Optional.empty();
  }

  /**
   * The same where it is known how the seat goes on: what is counted for the first of the moves
   * speaks of what the others do, and of nothing that they leave aside.
   */
  default Optional<Phrase> counted(P position, List<M> moves) {
    return counted(position, moves.getFirst());
  }

  /** The ways of playing that bots of this game may be fond of. */
  default List<? extends Taste<P, M>> tastes() {
    return List.of();
  }

  /** What the worth is made from, where its weights are learnt from games. */
  default Optional<Scales<P>> scales() {
    return Optional.empty();
  }

  /** How the game is best looked ahead in. */
  default Style style() {
    return Style.PLAIN;
  }

  /** Over how many redeals the merit of a move wants to be averaged. */
  default int guesses() {
    return 4;
  }
}
