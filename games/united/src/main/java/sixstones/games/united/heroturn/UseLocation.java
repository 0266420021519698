package sixstones.games.united.heroturn;

import sixstones.engine.MoveList;
import sixstones.games.united.moves.SharedMoves;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Location;
import sixstones.games.united.steps.Asking;
import sixstones.games.united.steps.PartOfTurn;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.StepKind;
import sixstones.games.united.support.BattlePlans;

/** Whether the effect of the Location is used. */
public record UseLocation(Location at) implements Asking {

  public static final StepKind KIND =
      new StepKind("location-effect", parts -> new UseLocation(parts.location("at")));

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public void parts(Parts to) {
    to.put("at", at);
  }

  @Override
  public String rule() {
    return "U-LOCATION-01";
  }

  @Override
  public void moves(Board board, MoveList<UnitedMove> into) {
    into.add(SharedMoves.LOCATION);
    BattlePlans.list(board, board.turn().ofHero().offers(), into);
    into.add(SharedMoves.DECLINE);
  }

  @Override
  public void answer(Play game, UnitedMove move) {
    if (move instanceof UnitedMove.UsePlan plan) {
      game.push(this);
      BattlePlans.use(game, plan.plan());
    } else if (move.equals(SharedMoves.LOCATION)) {
      HeroTurn.useLocation(game, at);
    }
  }

  @Override
  public PartOfTurn partOfTurn() {
    return PartOfTurn.LOCATION;
  }
}
