package sixstones.games.united.damage;

import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.damage.Reaction.OfGear;
import sixstones.games.united.damage.Reaction.OfSuperCard;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.SharedMoves;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.steps.Asking;
import sixstones.games.united.steps.Because;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.StepKind;

/** Whether something is used against damage. */
public record React(Hit hit, Reaction reaction) implements Asking {

  public static final StepKind KIND =
      new StepKind(
          "react", parts -> new React(Hit.read(parts), Reaction.ORDER.get(parts.number("place"))));

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public void parts(Parts to) {
    hit.parts(to);
    to.put("place", reaction.place());
  }

  @Override
  public int chooser(Board board) {
    return board.seatOf(reaction.owner(board));
  }

  @Override
  public String rule() {
    return isSecret() ? "U-SHCARD-01" : "U-RULE-40";
  }

  @Override
  public void moves(Board board, MoveList<UnitedMove> into) {
    into.add(
        switch (reaction) {
          case OfGear of -> SharedMoves.gear(of.gear());
          case OfSuperCard of -> SharedMoves.pick(PickKind.SUPER_HERO, of.card());
        });
    into.add(SharedMoves.DECLINE);
  }

  @Override
  public void answer(Play game, UnitedMove move) {
    if (move.equals(SharedMoves.DECLINE)) ReactionOrder.decline(game, this);
    else ReactionOrder.use(game, this);
  }

  @Override
  public Phrase prompt(Board board) {
    return Asking.prompt(id()).number("count", hit.amount());
  }

  @Override
  public Refusal whyNot(Board board, Pick pick) {
    return pick.kind() == PickKind.SUPER_HERO
        ? Because.of("U-SHCARD-01", "superNotOffered")
        : Asking.super.whyNot(board, pick);
  }

  /** Gear is open, Super Hero cards are not. */
  @Override
  public boolean isSecret() {
    return reaction instanceof OfSuperCard;
  }
}
