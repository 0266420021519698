package sixstones.games.united.play;

import sixstones.engine.MoveList;
import sixstones.games.united.board.Board;
import sixstones.games.united.board.Context;
import sixstones.games.united.cards.Box;
import sixstones.games.united.moves.SharedMoves;
import sixstones.games.united.moves.UnitedMove;

/** Step 3: actions and effects, or its end. */
record TakeActions() implements Asking {
  @Override
  public String id() {
    return "actions";
  }

  @Override
  public void parts(Parts to) {}

  @Override
  public int chooser(Board board) {
    return board.seatOf(board.decider());
  }

  @Override
  public String rule() {
    return "U-ACTION-01";
  }

  @Override
  public void moves(Board board, MoveList<UnitedMove> into) {
    int hero = board.turn().active();
    Acting.list(board, hero, into);
    if (!board.turn().specialUsed()
        && Possible.any(board, HeroTurn.special(board), Context.ofHero(hero))) {
      into.add(SharedMoves.SPECIAL);
    }
    for (int gear = 0; gear < Box.gears().size(); gear++) {
      if (GearUse.mayUse(board, hero, gear)) into.add(SharedMoves.gear(gear));
    }
    BattlePlans.list(board, board.turn().offers(), into);
    if (!HeroTurn.mustUseSpecial(board)) into.add(SharedMoves.END);
  }

  @Override
  public void answer(Playing game, UnitedMove move) {
    if (move.equals(SharedMoves.END)) return;
    int hero = game.turn.active();
    game.push(HeroStage.ACTIONS_GO);
    switch (move) {
      case UnitedMove.Say _ -> HeroTurn.useSpecial(game);
      case UnitedMove.UseGear gear -> GearUse.use(game, hero, gear.gear());
      case UnitedMove.UsePlan plan -> BattlePlans.use(game, plan.plan());
      default -> Acting.takeWithSymbols(game, hero, move);
    }
  }
}
