package sixstones.games.united.setup;

import static sixstones.games.united.steps.Because.refuse;

import sixstones.engine.Bits;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Asking;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Selection;

/** A Battle Plan within the budget. */
public record ChooseBattlePlan(int budget, long options) implements Selection {
  @Override
  public String id() {
    return "battle-plan";
  }

  @Override
  public void parts(Parts to) {
    to.put("budget", budget).put("options", options);
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
  public void picked(Play game, int picked) {
    Preparation.battlePlan(game, this, picked);
  }

  @Override
  public Phrase prompt(Board board) {
    return Asking.prompt(id()).number("budget", budget);
  }

  @Override
  public Refusal notAmong(Board board, Pick pick) {
    return Bits.has(board.support().plans(), pick.value())
        ? refuse(rule(), "planTaken")
        : refuse(rule(), "budget");
  }
}
