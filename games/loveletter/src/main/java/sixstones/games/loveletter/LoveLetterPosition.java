package sixstones.games.loveletter;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.engine.Fingerprint;
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
import sixstones.engine.phrase.Phrase;
import sixstones.engine.phrase.Words;
import sixstones.engine.text.Tree;
import sixstones.games.loveletter.knowledge.Redeal;
import sixstones.games.loveletter.log.Log;
import sixstones.games.loveletter.moves.Attempts;
import sixstones.games.loveletter.moves.LoveLetterMove;
import sixstones.games.loveletter.state.Board;
import sixstones.games.loveletter.steps.Play;
import sixstones.games.loveletter.steps.Step;
import sixstones.games.loveletter.text.PositionText;
import sixstones.games.loveletter.view.Drawing;
import sixstones.games.loveletter.view.Views;

/** A game of Love Letter in progress: how it stands, and what the active seat is asked. */
public final class LoveLetterPosition implements Position<LoveLetterPosition, LoveLetterMove> {

  private final Board board;
  private final Chance chance;
  private Step step;

  public LoveLetterPosition(Board board, Chance chance, Step step) {
    this.board = board;
    this.chance = chance;
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
  public LoveLetterPosition copy() {
    return new LoveLetterPosition(board.copy(), chance.copy(), step);
  }

  @Override
  public int chooser() {
    return board.isOver() ? NOBODY : board.active();
  }

  @Override
  public void moves(MoveList<LoveLetterMove> into) {
    step.moves(board, into);
  }

  @Override
  public void apply(LoveLetterMove move, Events out) {
    step = new Play(board, chance, out).answer(step, move);
    if (board.isOver()) new Log(out).over(over());
  }

  private static Phrase over() {
    return Phrase.of("loveletter.won");
  }

  /** The score of a seat is its tokens. */
  @Override
  public Outcome outcome() {
    var scores = new ArrayList<Integer>();
    for (int seat = 0; seat < seats(); seat++) scores.add(board.tokens(seat));
    return new Outcome(board.winners(), over(), scores);
  }

  @Override
  public List<Standing> standings() {
    return Seat.upTo(seats()).stream()
        .map(seat -> Standing.of("loveletter.course.favour", seat, board.tokens(seat.index())))
        .toList();
  }

  @Override
  public @Nullable Refusal refusal(LoveLetterMove move) {
    if (board.isOver()) return Refusal.of("L-WIN-01", over());
    return step.refusal(move, board);
  }

  @Override
  public Phrase prompt() {
    return board.isOver() ? over() : step.prompt();
  }

  @Override
  public boolean asksAnyway() {
    return step.asksAnyway();
  }

  @Override
  public List<LoveLetterMove> attempts(String thing) {
    return Attempts.of(thing);
  }

  @Override
  public LoveLetterView view(Viewer viewer) {
    return Views.of(board, step, viewer);
  }

  @Override
  public List<String> drawing(Viewer viewer, Words words) {
    return Drawing.of(view(viewer), words);
  }

  @Override
  public LoveLetterPosition redeal(Viewer viewer, Chance guess) {
    if (board.isOver()) return copy();
    // What chance will say is hidden too.
    var other = new FastChance(guess.below(Integer.MAX_VALUE));
    return new LoveLetterPosition(Redeal.of(board, viewer, guess), other, step);
  }

  @Override
  public long fingerprint() {
    var fingerprint = new Fingerprint();
    board.addTo(fingerprint);
    step.addTo(fingerprint);
    return fingerprint.value();
  }

  @Override
  public long drawn() {
    return chance.drawn();
  }

  @Override
  public Tree.Mapping text() {
    return PositionText.write(this);
  }
}
