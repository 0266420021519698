package sixstones.games.united.actions;

import org.jspecify.annotations.Nullable;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.games.united.moves.Enemy;
import sixstones.games.united.moves.SharedMoves;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.moves.UnitedMove.Action;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Location;
import sixstones.games.united.steps.Asking;
import sixstones.games.united.steps.PartOfTurn;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.StepKind;

/**
 * An action that an effect gives, in a Location, or in the own; a single target is named by the
 * first attack.
 */
public record TakeGivenActions(
    int pool, Location at, boolean single, @Nullable Enemy foe, Context context) implements Asking {

  public static final StepKind KIND =
      new StepKind(
          "act-now",
          parts ->
              new TakeGivenActions(
                  parts.number("pool"),
                  parts.location("at"),
                  parts.truth("single"),
                  Enemy.numbered(parts.number("foe")),
                  parts.context()));

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public void parts(Parts to) {
    to.put("pool", pool)
        .put("at", at)
        .put("single", single)
        .put("foe", Enemy.number(foe))
        .put("context", context);
  }

  @Override
  public int chooser(Board board) {
    return board.seatOf(context.actor());
  }

  @Override
  public String rule() {
    return "U-ACTION-01";
  }

  @Override
  public void moves(Board board, MoveList<UnitedMove> into) {
    Actions.list(board, this, into);
    into.add(SharedMoves.DECLINE);
  }

  @Override
  public void answer(Play game, UnitedMove move) {
    if (move instanceof Action action) Actions.takeGiven(game, this, action);
  }

  public Location location(Board board) {
    return at.isNowhere() ? board.team().at(context.actor()) : at;
  }

  @Override
  public PartOfTurn partOfTurn() {
    return PartOfTurn.GIVEN_ACTIONS;
  }

  @Override
  public Refusal whyNoAction(Board board, Action action) {
    return RefusedAction.ofEffect(board, this, action);
  }
}
