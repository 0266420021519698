package sixstones.games.gauntlet.steps;

import sixstones.engine.event.Events;
import sixstones.engine.step.StepStack;
import sixstones.games.gauntlet.log.Log;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.state.Board;
import sixstones.games.gauntlet.state.Course;

/** One move being made: what it changes, what it leaves to be decided, and who hears of it. */
public final class Play {

  private final Course course;
  private final StepStack<Step> steps;
  private final Log log;

  public Play(Course course, StepStack<Step> steps, Events out) {
    this.course = course;
    this.steps = steps;
    log = new Log(course, out);
  }

  /** Answers the open question, and goes on until somebody has to choose again. */
  public void answer(GauntletMove move) {
    steps.pop().answer(move, this);
    if (!course.isOver() && steps.isEmpty()) Turn.next(this);
    if (course.isOver()) steps.clear();
    log.overIfSo();
  }

  public Course course() {
    return course;
  }

  Board board() {
    return course.board();
  }

  Log log() {
    return log;
  }

  void ask(Step step) {
    steps.push(step);
  }
}
