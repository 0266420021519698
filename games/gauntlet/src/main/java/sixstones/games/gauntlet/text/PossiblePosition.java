package sixstones.games.gauntlet.text;

import sixstones.engine.Bits;
import sixstones.engine.step.StepStack;
import sixstones.engine.text.TreeReader;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.box.Side;
import sixstones.games.gauntlet.state.Course;
import sixstones.games.gauntlet.state.Table;
import sixstones.games.gauntlet.steps.LoseCard;
import sixstones.games.gauntlet.steps.Step;

/** Refuses a described position that contradicts itself, and says which rule it breaks. */
final class PossiblePosition {

  private final TreeReader text;
  private final Course course;
  private final Table table;
  private final StepStack<Step> steps;

  PossiblePosition(TreeReader text, Course course, StepStack<Step> steps) {
    this.text = text;
    this.course = course;
    this.steps = steps;
    table = course.table();
  }

  void check() {
    if (course.isOver()) return;
    refuse(
        table.life(Side.HEROES) == 0, "the heroes have no life left: the game is over (G-END-02)");
    refuse(table.life(Side.THANOS) == 0, "Thanos has no life left: the game is over (G-END-01)");
    refuse(
        table.hasAllStones() && !table.mayBeComplete(),
        "Thanos has all six stones: the game is over (G-END-03)");
    for (int seat = 0; seat < table.seats(); seat++) excluded(seat);
    fights();
    if (steps.top() instanceof LoseCard lose) {
      refuse(
          !thanosHolds(lose.value()), "Thanos has no card of the value that was hit (G-HERO-1-02)");
    }
  }

  private void excluded(int seat) {
    int excluded = table.excluded(seat);
    if (excluded == 0) return;
    refuse(
        (Box.values(table.hand(seat)) & excluded) != 0,
        "seat %d holds a card that it is known not to hold".formatted(seat));
    refuse(
        !table.isThanos(seat) && table.handSize(seat) > 1,
        "seat %d has just drawn, so nobody knows what it does not hold".formatted(seat));
  }

  private void fights() {
    int thanos = Box.values(table.hand(table.thanos()));
    refuse(
        table.thanosHoldsAtLeast() > 0 && thanos >> table.thanosHoldsAtLeast() == 0,
        "Thanos holds no card of the value that he is known to hold");
    int hero = table.tiedHero();
    if (hero == Table.NONE) return;
    boolean tied =
        hero < table.seats()
            && table.handSize(hero) == 1
            && thanosHolds(table.onlyCard(hero).value() + table.tieLead());
    refuse(!tied, "the hands don't agree with the tie");
  }

  private boolean thanosHolds(int value) {
    return value >= 0 && Bits.has(Box.values(table.hand(table.thanos())), value);
  }

  private void refuse(boolean impossible, String problem) {
    if (impossible) throw text.error(problem);
  }
}
