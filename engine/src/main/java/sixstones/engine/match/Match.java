package sixstones.engine.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sixstones.engine.Choice;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.Refusal;
import sixstones.engine.RefusedMove;
import sixstones.engine.Seat;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;

/**
 * One game being played: the position, the moves so far, and undo.
 *
 * <p>The position is always settled: choices that are none have been made.
 */
public final class Match<P extends Position<P, M>, M extends Move> {

  private final Game<P, M> game;
  private final List<Played<P, M>> history = new ArrayList<>();
  private P position;
  private List<M> forced;

  private Match(Game<P, M> game, P position, List<M> forced) {
    this.game = game;
    this.position = position;
    this.forced = forced;
  }

  /** Deals and settles. */
  public static <P extends Position<P, M>, M extends Move> Match<P, M> begin(
      Game<P, M> game, Deal deal, Events out) {
    return from(game, game.deal(deal.checkedFor(game.info())), out);
  }

  /** Goes on from a position, which the match then owns. */
  public static <P extends Position<P, M>, M extends Move> Match<P, M> from(
      Game<P, M> game, P position, Events out) {
    return new Match<>(game, position, position.settle(out));
  }

  public Game<P, M> game() {
    return game;
  }

  /** To be looked at, not to be played on. */
  public P position() {
    return position;
  }

  public boolean isOver() {
    return position.isOver();
  }

  /** What the game waits for; none when it is over. */
  public Optional<Choice<M>> choice() {
    return position.isOver() ? Optional.empty() : Optional.of(position.choice());
  }

  /** The moves that the engine made itself after the last one played, having no alternative. */
  public List<M> forced() {
    return List.copyOf(forced);
  }

  /** The moves that count, in order; what was undone is gone. */
  public List<Played<P, M>> history() {
    return List.copyOf(history);
  }

  /** Why the seat can't make the move now; none if it can. */
  public Optional<Refusal> refusal(Seat seat, M move) {
    if (position.isOver()) return Optional.of(Refusals.OVER);
    if (position.chooser() != seat.index()) return Optional.of(Refusals.notYourChoice(position));
    return Optional.ofNullable(position.refusal(position.meant(move)));
  }

  /**
   * Plays a seat's move, and whatever choices then are none.
   *
   * @return what happened
   * @throws RefusedMove if it is not legal; nothing has changed then
   */
  public List<Event> play(Seat seat, M said) {
    M move = position.isOver() ? said : position.meant(said);
    refusal(seat, move)
        .ifPresent(
            refusal -> {
              throw new RefusedMove(refusal);
            });
    var before = position.copy();
    var events = new Events.Kept();
    position.apply(move, events);
    forced = position.settle(events);
    boolean beyondUndo = events.anyReveals() || position.drawn() != before.drawn();
    history.add(new Played<>(seat, move, before, beyondUndo));
    return List.copyOf(events.list());
  }

  /** Whether the seat may take its last move back: its own, nothing shown, no chance drawn. */
  public boolean canUndo(Seat seat) {
    if (history.isEmpty() || position.isOver()) return false;
    var last = history.getLast();
    return last.seat().equals(seat) && !last.beyondUndo();
  }

  /**
   * Takes the last move back.
   *
   * @throws RefusedMove if the seat may not
   */
  public List<Event> undo(Seat seat) {
    if (!canUndo(seat)) throw new RefusedMove(Refusals.NO_UNDO);
    position = history.removeLast().before();
    forced = List.of();
    return List.of(Event.of(Phrase.of("engine.undid").seat(seat.index())));
  }
}
