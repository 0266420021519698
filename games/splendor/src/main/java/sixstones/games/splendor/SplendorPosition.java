package sixstones.games.splendor;

import java.util.List;
import org.jspecify.annotations.Nullable;
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
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.engine.phrase.Words;
import sixstones.engine.text.Tree;
import sixstones.games.splendor.ending.Ending;
import sixstones.games.splendor.knowledge.Redeal;
import sixstones.games.splendor.moves.Attempts;
import sixstones.games.splendor.moves.SplendorMove;
import sixstones.games.splendor.state.Board;
import sixstones.games.splendor.steps.Over;
import sixstones.games.splendor.steps.Step;
import sixstones.games.splendor.steps.Turn;
import sixstones.games.splendor.text.PositionText;
import sixstones.games.splendor.view.Drawing;
import sixstones.games.splendor.view.HiddenThings;
import sixstones.games.splendor.view.Views;

/** A game of Splendor in progress: the board, and what the active seat has to decide. */
public final class SplendorPosition implements Position<SplendorPosition, SplendorMove> {

  private final Board board;
  private Step step;

  public SplendorPosition(Board board, Step step) {
    this.board = board;
    this.step = step;
  }

  public Board board() {
    return board;
  }

  public Step step() {
    return step;
  }

  @Override
  public int seats() {
    return board.seats();
  }

  @Override
  public SplendorPosition copy() {
    return new SplendorPosition(board.copy(), step);
  }

  @Override
  public int chooser() {
    return step instanceof Over ? NOBODY : board.active();
  }

  @Override
  public void moves(MoveList<SplendorMove> into) {
    step.moves(board, into);
  }

  @Override
  public void apply(SplendorMove move, Events out) {
    step = step.answer(move, board, out);
  }

  @Override
  public Outcome outcome() {
    return Ending.outcome(board);
  }

  @Override
  public List<Standing> standings() {
    return Seat.upTo(seats()).stream()
        .map(seat -> Standing.of("splendor.course.points", seat, board.points(seat.index())))
        .toList();
  }

  @Override
  public @Nullable Refusal refusal(SplendorMove move) {
    return step.refusal(move, board);
  }

  @Override
  public Phrase prompt() {
    return step.prompt(board);
  }

  /** A seat that must pass is told so, instead of being skipped without a word. */
  @Override
  public boolean asksAnyway() {
    return step instanceof Turn;
  }

  @Override
  public List<SplendorMove> attempts(String thing) {
    return Attempts.of(thing, step instanceof Turn);
  }

  @Override
  public SplendorView view(Viewer viewer) {
    return Views.of(this, viewer);
  }

  @Override
  public List<Hidden> hidden(Viewer viewer) {
    return HiddenThings.of(board, viewer);
  }

  @Override
  public List<String> drawing(Viewer viewer, Words words) {
    return Drawing.of(view(viewer), words);
  }

  @Override
  public SplendorPosition redeal(Viewer viewer, Chance chance) {
    var copy = copy();
    if (!isOver()) Redeal.shuffleUnseen(copy.board, viewer, chance);
    return copy;
  }

  @Override
  public long fingerprint() {
    var fingerprint = new Fingerprint();
    board.addTo(fingerprint);
    step.addTo(fingerprint);
    return fingerprint.value();
  }

  @Override
  public Tree.Mapping text() {
    return PositionText.write(this);
  }
}
