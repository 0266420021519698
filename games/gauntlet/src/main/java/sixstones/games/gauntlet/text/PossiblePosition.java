package sixstones.games.gauntlet.text;

import sixstones.engine.Bits;
import sixstones.engine.step.StepStack;
import sixstones.engine.text.TreeReader;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.box.Side;
import sixstones.games.gauntlet.state.Board;
import sixstones.games.gauntlet.state.Course;
import sixstones.games.gauntlet.steps.LoseCard;
import sixstones.games.gauntlet.steps.Step;

/** Refuses a described position that contradicts itself, and says which rule it breaks. */
final class PossiblePosition {

  private final TreeReader text;
  private final Course course;
  private final Board board;
  private final StepStack<Step> steps;

  PossiblePosition(TreeReader text, Course course, StepStack<Step> steps) {
    this.text = text;
    this.course = course;
    this.steps = steps;
    board = course.board();
  }

  void check() {
    if (course.isOver()) return;
    refuse(
        board.life(Side.HEROES) == 0, "the heroes have no life left: the game is over (G-END-02)");
    refuse(board.life(Side.THANOS) == 0, "Thanos has no life left: the game is over (G-END-01)");
    refuse(
        board.hasAllStones() && !board.mayBeComplete(),
        "Thanos has all six stones: the game is over (G-END-03)");
    for (int seat = 0; seat < board.seats(); seat++) excluded(seat);
    fights();
    if (steps.top() instanceof LoseCard lose) {
      refuse(
          !thanosHolds(lose.value()), "Thanos has no card of the value that was hit (G-HERO-1-02)");
    }
  }

  private void excluded(int seat) {
    int excluded = board.excluded(seat);
    if (excluded == 0) return;
    refuse(
        (Box.values(board.hand(seat)) & excluded) != 0,
        "seat %d holds a card that it is known not to hold".formatted(seat));
    refuse(
        !board.isThanos(seat) && board.handSize(seat) > 1,
        "seat %d has just drawn, so nobody knows what it does not hold".formatted(seat));
  }

  private void fights() {
    int thanos = Box.values(board.hand(board.thanos()));
    refuse(
        board.thanosHoldsAtLeast() > 0 && thanos >> board.thanosHoldsAtLeast() == 0,
        "Thanos holds no card of the value that he is known to hold");
    int hero = board.tiedHero();
    if (hero == Board.NONE) return;
    boolean tied =
        hero < board.seats()
            && board.handSize(hero) == 1
            && thanosHolds(board.onlyCard(hero).value() + board.tieLead());
    refuse(!tied, "the hands don't agree with the tie");
  }

  private boolean thanosHolds(int value) {
    return value >= 0 && Bits.has(Box.values(board.hand(board.thanos())), value);
  }

  private void refuse(boolean impossible, String problem) {
    if (impossible) throw text.error(problem);
  }
}
