package sixstones.games.united.heroturn;

import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.games.united.actions.Actions;
import sixstones.games.united.actions.RefusedAction;
import sixstones.games.united.box.Box;
import sixstones.games.united.gear.GearUse;
import sixstones.games.united.moves.SharedMoves;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Asking;
import sixstones.games.united.steps.PartOfTurn;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Possible;
import sixstones.games.united.steps.StepKind;
import sixstones.games.united.support.BattlePlans;

/** Step 3: actions and effects, or its end. */
public record TakeActions() implements Asking {

  public static final StepKind KIND = new StepKind("actions", _ -> new TakeActions());

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public String rule() {
    return "U-ACTION-01";
  }

  @Override
  public void moves(Board board, MoveList<UnitedMove> into) {
    Member hero = board.turn().active();
    Actions.list(board, hero, into);
    if (!board.turn().ofHero().specialUsed()
        && Possible.any(board, HeroTurn.special(board), Context.ofHero(hero))) {
      into.add(SharedMoves.SPECIAL);
    }
    for (var gear : Box.gears()) {
      if (GearUse.mayUse(board, hero, gear)) into.add(SharedMoves.gear(gear));
    }
    BattlePlans.list(board, board.turn().ofHero().offers(), into);
    if (!HeroTurn.mustUseSpecial(board)) into.add(SharedMoves.END);
  }

  @Override
  public void answer(Play game, UnitedMove move) {
    if (move.equals(SharedMoves.END)) return;
    Member hero = game.turn.active();
    game.push(HeroStage.ACTIONS_GO);
    switch (move) {
      case UnitedMove.Say _ -> HeroTurn.useSpecial(game);
      case UnitedMove.UseGear gear -> GearUse.use(game, hero, gear.gear());
      case UnitedMove.UsePlan plan -> BattlePlans.use(game, plan.plan());
      case UnitedMove.Action action -> Actions.takeWithSymbols(game, hero, action);
      case UnitedMove.Play _, UnitedMove.PlaySupport _, UnitedMove.PlayPlan _, UnitedMove.Pick _ ->
          throw new IllegalArgumentException(move.notation() + " is no action");
    }
  }

  @Override
  public PartOfTurn partOfTurn() {
    return PartOfTurn.ACTIONS;
  }

  @Override
  public Refusal whyNoAction(Board board, UnitedMove.Action action) {
    return RefusedAction.ofTurn(board, action);
  }
}
