package sixstones.games.united.supercards;

import static sixstones.games.united.steps.Because.refuse;

import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.games.united.effects.Trigger;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.SharedMoves;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.steps.Asking;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;

/** A Super Hero card on its event, by its place in their order. */
public record PlaySuperHero(Trigger event, int subject, int place) implements Asking {
  @Override
  public String id() {
    return "window-ask";
  }

  @Override
  public void parts(Parts to) {
    to.put("event", event).put("subject", subject).put("place", place);
  }

  @Override
  public int chooser(Board board) {
    return board.seatOf(SuperHeroCards.owner(board, place));
  }

  @Override
  public String rule() {
    return "U-SHCARD-01";
  }

  @Override
  public void moves(Board board, MoveList<UnitedMove> into) {
    into.add(SharedMoves.pick(PickKind.SUPER_HERO, SuperHeroCards.card(place)));
    into.add(SharedMoves.DECLINE);
  }

  @Override
  public void answer(Play game, UnitedMove move) {
    SuperHeroCards.answer(game, this, !move.equals(SharedMoves.DECLINE));
  }

  @Override
  public Refusal whyNot(Board board, Pick pick) {
    return pick.kind() == PickKind.SUPER_HERO
        ? refuse(rule(), "superNotOffered")
        : Asking.super.whyNot(board, pick);
  }

  @Override
  public boolean isSecret() {
    return true;
  }
}
