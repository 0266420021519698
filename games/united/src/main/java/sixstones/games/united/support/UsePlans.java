package sixstones.games.united.support;

import sixstones.engine.MoveList;
import sixstones.games.united.moves.SharedMoves;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.state.Board;
import sixstones.games.united.steps.Asking;
import sixstones.games.united.steps.PartOfTurn;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.StepKind;

/** Battle Plans that may be used now. */
public record UsePlans(int plans) implements Asking {

  public static final StepKind KIND =
      new StepKind("use-plans", parts -> new UsePlans(parts.number("plans")));

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public void parts(Parts to) {
    to.put("plans", plans);
  }

  @Override
  public String rule() {
    return "U-RULE-90";
  }

  @Override
  public void moves(Board board, MoveList<UnitedMove> into) {
    BattlePlans.list(board, plans, into);
    into.add(SharedMoves.DECLINE);
  }

  @Override
  public void answer(Play game, UnitedMove move) {
    if (move instanceof UnitedMove.UsePlan plan) BattlePlans.use(game, this, plan.plan());
    else game.turn.ofHero().offers(game.turn.ofHero().offers() & ~plans);
  }

  @Override
  public PartOfTurn partOfTurn() {
    return PartOfTurn.BATTLE_PLANS;
  }
}
