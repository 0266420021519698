package sixstones.games.gauntlet;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.engine.Hidden;
import sixstones.engine.MoveList;
import sixstones.engine.Outcome;
import sixstones.engine.Position;
import sixstones.engine.Refusal;
import sixstones.engine.Standing;
import sixstones.engine.Viewer;
import sixstones.engine.chance.Chance;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.engine.phrase.Words;
import sixstones.engine.step.StepStack;
import sixstones.engine.text.Tree;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.box.Side;
import sixstones.games.gauntlet.knowledge.Redeal;
import sixstones.games.gauntlet.moves.Attempts;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.state.Board;
import sixstones.games.gauntlet.state.Course;
import sixstones.games.gauntlet.state.Ending;
import sixstones.games.gauntlet.steps.LoseCard;
import sixstones.games.gauntlet.steps.Play;
import sixstones.games.gauntlet.steps.Step;
import sixstones.games.gauntlet.text.PositionText;
import sixstones.games.gauntlet.view.Drawing;
import sixstones.games.gauntlet.view.HiddenThings;
import sixstones.games.gauntlet.view.Views;

/** A game of Infinity Gauntlet in progress: how it stands, and what is pending. */
public final class GauntletPosition implements Position<GauntletPosition, GauntletMove> {

  private final Course course;
  private final StepStack<Step> steps;

  public GauntletPosition(Course course, StepStack<Step> steps) {
    this.course = course;
    this.steps = steps;
  }

  public Course course() {
    return course;
  }

  public Board board() {
    return course.board();
  }

  public StepStack<Step> steps() {
    return steps;
  }

  @Override
  public int seats() {
    return board().seats();
  }

  @Override
  public int side(int seat) {
    return board().sideOf(seat).ordinal();
  }

  @Override
  public List<String> role(int seat) {
    return List.of(
        switch (board().sideOf(seat)) {
          case THANOS -> "gauntlet.role.thanos";
          case HEROES -> "gauntlet.role.hero";
        });
  }

  @Override
  public GauntletPosition copy() {
    return new GauntletPosition(course.copy(), steps.copy());
  }

  @Override
  public int chooser() {
    return course.isOver() ? NOBODY : steps.top().chooser(board());
  }

  @Override
  public boolean isOver() {
    return course.isOver();
  }

  @Override
  public void moves(MoveList<GauntletMove> into) {
    steps.top().moves(board(), into);
  }

  @Override
  public void apply(GauntletMove move, Events out) {
    new Play(course, steps, out).answer(move);
  }

  /** The score of a seat is the life left of its side. */
  @Override
  public Outcome outcome() {
    var board = board();
    int everybody = Bits.all(seats());
    int thanos = Bits.of(board.thanos());
    var scores = new ArrayList<Integer>();
    for (int seat = 0; seat < seats(); seat++) scores.add(board.life(board.sideOf(seat)));
    return new Outcome(
        course.ending() == Ending.HEROES_WIN ? everybody & ~thanos : thanos,
        course.ending().phrase(board.thanos()),
        scores);
  }

  @Override
  public List<Standing> standings() {
    return List.of(
        Standing.of("gauntlet.course.heroes", board().life(Side.HEROES)),
        Standing.of("gauntlet.course.thanos", board().life(Side.THANOS)),
        Standing.of("gauntlet.course.stones", stonesShown()));
  }

  /**
   * What all may know of the stones of Thanos: those he has played, and all that he has won with.
   */
  private int stonesShown() {
    if (course.ending() == Ending.THANOS_WINS_BY_STONES) return Bits.count(Box.stones());
    return Bits.count(board().front(board().thanos()) & Box.stones() & ~board().defeated());
  }

  @Override
  public @Nullable Refusal refusal(GauntletMove move) {
    if (course.isOver()) {
      return Refusal.of(course.ending().rule(), Phrase.of("gauntlet.refusal.over"));
    }
    return Step.refusal(steps.top(), move, board());
  }

  @Override
  public Phrase prompt() {
    return course.isOver() ? course.ending().phrase(board().thanos()) : steps.top().prompt();
  }

  @Override
  public boolean asksAnyway() {
    return !course.isOver() && steps.top().asksAnyway();
  }

  @Override
  public List<GauntletMove> attempts(String thing) {
    return Attempts.of(thing);
  }

  @Override
  public GauntletView view(Viewer viewer) {
    boolean guesses = !course.isOver() && viewer.is(chooser());
    return Views.of(course, viewer, guesses ? steps.top().guessed(board()) : 0);
  }

  @Override
  public List<Hidden> hidden(Viewer viewer) {
    return HiddenThings.of(course.board(), viewer);
  }

  @Override
  public List<String> drawing(Viewer viewer, Words words) {
    return Drawing.of(view(viewer), words);
  }

  @Override
  public GauntletPosition redeal(Viewer viewer, Chance guess) {
    if (course.isOver()) return copy();
    int hit = steps.top() instanceof LoseCard lose ? lose.value() : 0;
    // What chance will say is hidden too.
    var other = new FastChance(guess.below(Integer.MAX_VALUE));
    var redealt = Redeal.of(board(), viewer, hit, guess);
    redealt.tossTwins(guess);
    return new GauntletPosition(course.redealt(viewer, redealt, other), steps.copy());
  }

  /** The same with twins exchanged, which nobody can tell from this. */
  public GauntletPosition withTwinsExchanged() {
    return new GauntletPosition(course.withTwinsExchanged(), steps.copy());
  }

  @Override
  public long fingerprint() {
    var fingerprint = new Fingerprint();
    course.addTo(fingerprint);
    for (var step : steps.toList()) step.addTo(fingerprint);
    return fingerprint.value();
  }

  @Override
  public long drawn() {
    return course.chance().drawn();
  }

  @Override
  public Tree.Mapping text() {
    return PositionText.write(this);
  }
}
