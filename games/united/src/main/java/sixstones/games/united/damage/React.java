package sixstones.games.united.damage;

import static sixstones.games.united.steps.Because.refuse;

import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.SharedMoves;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.steps.Asking;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;

/** Gear or a Super Hero card against damage, by its place in their order. */
public record React(Hit hit, int place) implements Asking {
  @Override
  public String id() {
    return "react";
  }

  @Override
  public void parts(Parts to) {
    hit.parts(to);
    to.put("place", place);
  }

  @Override
  public int chooser(Board board) {
    return board.seatOf(ReactionOrder.owner(board, place));
  }

  @Override
  public String rule() {
    return isSecret() ? "U-SHCARD-01" : "U-RULE-40";
  }

  @Override
  public void moves(Board board, MoveList<UnitedMove> into) {
    into.add(
        isSecret()
            ? SharedMoves.pick(PickKind.SUPER_HERO, ReactionOrder.superCard(place))
            : SharedMoves.gear(ReactionOrder.gear(place)));
    into.add(SharedMoves.DECLINE);
  }

  @Override
  public void answer(Play game, UnitedMove move) {
    ReactionOrder.react(game, this, !move.equals(SharedMoves.DECLINE));
  }

  @Override
  public Phrase prompt(Board board) {
    return Asking.prompt(id()).number("count", hit.amount());
  }

  @Override
  public Refusal whyNot(Board board, Pick pick) {
    return pick.kind() == PickKind.SUPER_HERO
        ? refuse("U-SHCARD-01", "superNotOffered")
        : Asking.super.whyNot(board, pick);
  }

  /** Gear is open, Super Hero cards are not. */
  @Override
  public boolean isSecret() {
    return ReactionOrder.superCard(place) >= 0;
  }
}
