package sixstones.games.war;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.engine.Hidden;
import sixstones.engine.MoveList;
import sixstones.engine.Outcome;
import sixstones.engine.Position;
import sixstones.engine.Refusal;
import sixstones.engine.Seat;
import sixstones.engine.Standing;
import sixstones.engine.Viewer;
import sixstones.engine.chance.Chance;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.engine.match.Refusals;
import sixstones.engine.phrase.Phrase;
import sixstones.engine.phrase.Words;
import sixstones.engine.step.StepStack;
import sixstones.engine.text.Tree;
import sixstones.games.war.box.Tokens;
import sixstones.games.war.knowledge.Redeal;
import sixstones.games.war.moves.Attempts;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.scoring.FinalCount;
import sixstones.games.war.scoring.SixStones;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.Play;
import sixstones.games.war.steps.Running;
import sixstones.games.war.steps.Step;
import sixstones.games.war.text.PositionText;
import sixstones.games.war.tiles.Effects;
import sixstones.games.war.turn.Pause;
import sixstones.games.war.turn.TakeTurn;
import sixstones.games.war.turn.Turns;
import sixstones.games.war.view.Drawing;
import sixstones.games.war.view.HiddenThings;
import sixstones.games.war.view.Views;

/** One game of Infinity War in progress. */
public final class WarPosition implements Position<WarPosition, WarMove> {

  private final Board board;
  private final Chance chance;
  private final StepStack<Step> steps;

  /** Tells what chance decided in the set-up; once, when the game is first looked at. */
  private Optional<Consumer<Events>> setUp = Optional.empty();

  /** The play of those who tell nobody, made once: playouts make a million moves a second. */
  private @Nullable Play untold;

  public WarPosition(Board board, Chance chance, StepStack<Step> steps) {
    this.board = board;
    this.chance = chance;
    this.steps = steps;
  }

  /** The position after a set-up that is still to be told. */
  public WarPosition after(Consumer<Events> telling) {
    setUp = Optional.of(telling);
    return this;
  }

  @Override
  public WarPosition copy() {
    var copy = new WarPosition(board.copy(), chance.copy(), steps.copy());
    copy.setUp = setUp;
    return copy;
  }

  public Board board() {
    return board;
  }

  /** What is still to be done, topmost first. */
  public List<Step> steps() {
    return steps.toList();
  }

  @Override
  public List<String> role(int seat) {
    return List.of(board.table().team(seat).phraseKey());
  }

  @Override
  public int seats() {
    return board.seats();
  }

  @Override
  public int chooser() {
    return board.isOver() ? NOBODY : asking().chooser(board);
  }

  /** What the position waits for. */
  public Asking asking() {
    return (Asking) steps.top();
  }

  @Override
  public void moves(MoveList<WarMove> into) {
    if (!isOver()) asking().moves(board, into);
  }

  @Override
  public void apply(WarMove move, Events out) {
    var play = toldTo(out);
    asking().answer(play, move);
    run(play);
  }

  /** The position as rules play it on. */
  public Play toldTo(Events out) {
    if (!out.equals(Events.OFF)) return play(out);
    if (untold == null) untold = play(out);
    return untold;
  }

  private Play play(Events out) {
    return new Play(board, steps, chance, Effects.ALL, this, out);
  }

  /** Carries out steps until one waits for an answer or the game is over. */
  private void run(Play play) {
    while (true) {
      SixStones.check(play);
      if (board.isOver()) return;
      switch (steps.top()) {
        case Asking asking -> {
          if (asking.stillAsks(board)) return;
          steps.pop();
          asking.lapse(play);
        }
        case Running running -> {
          steps.pop();
          running.run(play);
        }
      }
      play.sceneEnds();
    }
  }

  @Override
  public List<WarMove> settle(Events out) {
    if (setUp.isPresent() && out.on()) {
      setUp.get().accept(out);
      Turns.announce(toldTo(out));
    }
    setUp = Optional.empty();
    return Position.super.settle(out);
  }

  @Override
  public Outcome outcome() {
    return FinalCount.of(board);
  }

  @Override
  public List<Standing> standings() {
    var standings = new ArrayList<Standing>();
    for (var seat : Seat.upTo(seats())) {
      standings.add(Standing.of("war.course.points", seat, board.ledger().points(seat.index())));
    }
    int stones = Bits.count(board.ledger().taken() & Tokens.STONES);
    standings.add(Standing.of("war.course.thanos", stones));
    return standings;
  }

  @Override
  public @Nullable Refusal refusal(WarMove move) {
    if (isOver()) return Refusals.OVER;
    var legal = new MoveList<WarMove>();
    moves(legal);
    return legal.contains(move) ? null : asking().why(board, move);
  }

  @Override
  public WarMove meant(WarMove move) {
    return isOver() ? move : asking().meant(board, move);
  }

  @Override
  public Phrase prompt() {
    return asking().prompt(board);
  }

  /** W-TURN-09: a turn is ended by its player, also when there is nothing else to do. */
  @Override
  public boolean asksAnyway() {
    return steps.top() instanceof TakeTurn;
  }

  /** The answers at the thing; in a turn also what the rules will refuse. */
  @Override
  public List<WarMove> attempts(String thing) {
    if (isOver()) return List.of();
    var legal = new MoveList<WarMove>();
    moves(legal);
    var attempts = new LinkedHashSet<WarMove>();
    for (var move : legal.toList()) if (move.targets().contains(thing)) attempts.add(move);
    boolean inTurn = asking() instanceof TakeTurn || asking() instanceof Pause;
    if (inTurn) attempts.addAll(Attempts.of(board.team(), thing));
    return List.copyOf(attempts);
  }

  @Override
  public WarView view(Viewer viewer) {
    return Views.of(this, viewer);
  }

  @Override
  public List<Hidden> hidden(Viewer viewer) {
    return HiddenThings.of(board.field());
  }

  @Override
  public List<String> drawing(Viewer viewer, Words words) {
    return Drawing.of(view(viewer), words);
  }

  @Override
  public WarPosition redeal(Viewer viewer, Chance other) {
    // Whoever deals goes on with a chance of its own.
    var redealt = Redeal.of(board, other);
    return new WarPosition(redealt, new FastChance(other.below(Integer.MAX_VALUE)), steps.copy());
  }

  @Override
  public Tree.Mapping text() {
    return PositionText.write(this);
  }

  @Override
  public long fingerprint() {
    var print = new Fingerprint();
    board.addTo(print);
    print.add(steps.depth());
    for (var step : steps.toList()) step.addTo(print, board);
    return print.value();
  }

  @Override
  public long drawn() {
    return chance.drawn();
  }
}
