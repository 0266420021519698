package sixstones.games.united.steps;

import sixstones.engine.chance.Chance;
import sixstones.engine.event.Events;
import sixstones.engine.step.StepStack;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Ending;

/** A position as the rules know it while it is played on. */
public interface Ongoing {

  Board board();

  StepStack<Step> steps();

  Chance chance();

  Ending ending();

  void end(Ending how);

  /** A turn is over: the next one begins. */
  void nextTurn();

  /** What was told since the last time is a scene of its own. */
  void sceneEnds(Events out);
}
