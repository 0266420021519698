package sixstones.games.united.setup;

import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.box.BattlePlan;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Asking;
import sixstones.games.united.steps.Because;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Selection;
import sixstones.games.united.steps.StepKind;

/** A Battle Plan within the budget. */
public record ChooseBattlePlan(int budget, long options) implements Selection<BattlePlan> {

  public static final StepKind KIND =
      new StepKind(
          "battle-plan", parts -> new ChooseBattlePlan(parts.number("budget"), parts.options()));

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public void parts(Parts to) {
    to.put("budget", budget).options(this);
  }

  @Override
  public int chooser(Board board) {
    return board.seatOf(Member.FIRST);
  }

  @Override
  public String rule() {
    return "U-SOLO-09";
  }

  @Override
  public PickKind pick() {
    return PickKind.BATTLE_PLAN;
  }

  @Override
  public boolean mayDecline() {
    return true;
  }

  @Override
  public void picked(Play game, BattlePlan plan) {
    Preparation.battlePlan(game, this, plan);
  }

  @Override
  public Phrase prompt(Board board) {
    return Asking.prompt(id()).number("budget", budget);
  }

  @Override
  public Refusal notAmong(Board board, Pick pick) {
    return pick.thing() instanceof BattlePlan plan && board.support().has(plan)
        ? Because.of(rule(), "planTaken")
        : Because.of(rule(), "budget");
  }
}
