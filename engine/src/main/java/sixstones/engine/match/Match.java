package sixstones.engine.match;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import sixstones.engine.Choice;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.Refusal;
import sixstones.engine.RefusedMove;
import sixstones.engine.Seat;
import sixstones.engine.Viewer;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.engine.event.Scene;
import sixstones.engine.event.Scenes;
import sixstones.engine.phrase.Phrase;

/**
 * One game being played: the position, the moves so far, and undo.
 *
 * <p>The position is always settled: choices that are none have been made. Of earlier positions
 * only those are kept that a move may be taken back to.
 */
public final class Match<P extends Position<P, M>, M extends Move> {

  /** Nobody takes back more. */
  private static final int LONGEST_UNDO = 64;

  private final Game<P, M> game;
  private final List<Played<M>> history = new ArrayList<>();
  private final Deque<P> undoable = new ArrayDeque<>();
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
  public List<Played<M>> history() {
    return List.copyOf(history);
  }

  /** Why the seat can't make the move now; none if it can. */
  public Optional<Refusal> refusal(Seat seat, M move) {
    if (position.isOver()) return Optional.of(Refusals.OVER);
    if (position.chooser() != seat.index()) {
      return Optional.of(Refusals.notYourChoice(position, seat));
    }
    return Optional.ofNullable(position.refusal(position.meant(move)));
  }

  /**
   * The moves that only undo what was just done: whoever makes one sees and may choose what he
   * could take his moves back to. Legal, but nobody is advised to fidget.
   */
  public List<M> fidgets() {
    if (position.isOver() || undoable.isEmpty()) return List.of();
    return position.choice().moves().stream().filter(this::leadsBack).toList();
  }

  private boolean leadsBack(M move) {
    var after = after(move);
    return !after.isOver() && undoable.stream().anyMatch(before -> looksLike(before, after));
  }

  private boolean looksLike(P before, P after) {
    var seat = Seat.of(position.chooser());
    return before.chooser() == seat.index()
        && after.chooser() == seat.index()
        && before.choice().moves().equals(after.choice().moves())
        && before.prompt().equals(after.prompt())
        && before.view(seat).equals(after.view(seat));
  }

  private P after(M move) {
    var after = position.copy();
    after.apply(move, Events.OFF);
    after.settle(Events.OFF);
    return after;
  }

  /**
   * What a seat's move would lead to. The match does not change.
   *
   * @throws RefusedMove if it is not legal
   */
  public Ahead<P, M> ahead(Seat seat, M asked) {
    refusal(seat, asked)
        .ifPresent(
            refusal -> {
              throw new RefusedMove(refusal);
            });
    var move = position.meant(asked);
    var told = new Scenes();
    var after = position.copy();
    after.apply(move, told);
    var made = after.settle(told);
    var scenes = told.upTo(after);
    boolean beyondUndo =
        scenes.stream().anyMatch(Scene::reveals)
            || after.drawn() != position.drawn()
            || isAskedSecretly();
    return new Ahead<>(seat, move, after, made, scenes, beyondUndo);
  }

  /** To take an answer back would tell who was asked. */
  private boolean isAskedSecretly() {
    for (var viewer : Viewer.all(position.seats())) {
      if (position.chooserFor(viewer) == Position.SOMEBODY) return true;
    }
    return false;
  }

  /**
   * Makes a move count that was looked at just before.
   *
   * @return what happened
   */
  public List<Event> adopt(Ahead<P, M> ahead) {
    if (ahead.beyondUndo()) undoable.clear();
    else undoable.addLast(position);
    if (undoable.size() > LONGEST_UNDO) undoable.removeFirst();
    history.add(new Played<>(ahead.seat(), ahead.move()));
    position = ahead.position();
    forced = ahead.forced();
    return ahead.events();
  }

  /**
   * Plays a seat's move, and whatever choices then are none.
   *
   * @return what happened
   * @throws RefusedMove if it is not legal; nothing has changed then
   */
  public List<Event> play(Seat seat, M move) {
    return adopt(ahead(seat, move));
  }

  /** Whether the seat may take its last move back: its own, nothing shown, no chance drawn. */
  public boolean canUndo(Seat seat) {
    return undoable(seat, _ -> false) > 0;
  }

  /**
   * How many of the last moves go if the seat takes its last one back; none if it may not.
   *
   * @param yields seats whose later moves may go with it
   */
  public int undoable(Seat seat, IntPredicate yields) {
    if (position.isOver()) return 0;
    for (int back = 1; back <= undoable.size(); back++) {
      int mover = history.get(history.size() - back).seat().index();
      if (mover == seat.index()) return back;
      if (!yields.test(mover)) return 0;
    }
    return 0;
  }

  /**
   * Takes the last move back.
   *
   * @throws RefusedMove if the seat may not
   */
  public List<Event> undo(Seat seat) {
    if (!canUndo(seat)) throw new RefusedMove(Refusals.NO_UNDO);
    return takeBack(seat, 1);
  }

  /**
   * Takes so many moves back, the first of them the seat's.
   *
   * @throws RefusedMove if so many can't be taken back
   */
  public List<Event> takeBack(Seat seat, int moves) {
    if (moves < 1 || moves > undoable.size()) throw new RefusedMove(Refusals.NO_UNDO);
    for (int back = 0; back < moves; back++) {
      position = undoable.removeLast();
      history.removeLast();
    }
    forced = List.of();
    return List.of(Event.of(Kind.UNDID, Phrase.of("engine.undid").seat(seat.index())));
  }
}
