package sixstones.games.united.play;

import static sixstones.games.united.play.Refusing.refuse;

import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.board.Board;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;

/** A Battle Plan within the budget. */
record ChooseBattlePlan(int budget, long options) implements Picking {
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
    return board.seatOf(0);
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
  public void picked(Playing game, int picked) {
    Preparing.battlePlan(game, this, picked);
  }

  @Override
  public Phrase prompt(Board board) {
    return Asking.prompt(id()).number("budget", budget);
  }

  @Override
  public Refusal whyNot(Board board, Pick pick) {
    if (pick.kind() != PickKind.BATTLE_PLAN) return Picking.super.whyNot(board, pick);
    return (board.support().plans() >> pick.value() & 1) != 0
        ? refuse(rule(), "planTaken")
        : refuse(rule(), "budget");
  }
}
