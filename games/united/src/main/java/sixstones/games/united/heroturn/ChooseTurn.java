package sixstones.games.united.heroturn;

import sixstones.engine.MoveList;
import sixstones.games.united.moves.SharedMoves;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Asking;
import sixstones.games.united.steps.PartOfTurn;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.StepKind;

/** A standard turn, or a card of the Support row. */
public record ChooseTurn() implements Asking {

  public static final StepKind KIND = new StepKind("turn-choice", _ -> new ChooseTurn());

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public String rule() {
    return "U-SOLO-14";
  }

  @Override
  public void moves(Board board, MoveList<UnitedMove> into) {
    var row = board.support().row();
    if (board.team().handSize(Member.FIRST) > 0 || !board.team().deck(Member.FIRST).isEmpty()) {
      into.add(SharedMoves.STANDARD);
    }
    for (int depth = 0; depth < row.size(); depth++) {
      boolean again = false;
      for (int other = 0; other < depth; other++)
        again |= row.below(other).equals(row.below(depth));
      if (!again) into.add(SharedMoves.support(row.below(depth)));
    }
  }

  @Override
  public void answer(Play game, UnitedMove move) {
    if (move instanceof UnitedMove.PlaySupport support) HeroTurn.playSupport(game, support.card());
    else HeroTurn.standard(game, game.turn.active());
  }

  @Override
  public PartOfTurn partOfTurn() {
    return PartOfTurn.KIND_OF_TURN;
  }
}
