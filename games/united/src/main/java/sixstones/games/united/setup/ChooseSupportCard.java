package sixstones.games.united.setup;

import static sixstones.games.united.steps.Because.refuse;

import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.games.united.box.Box;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.SharedMoves;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Asking;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;

/** A card of a Support Hero; so many are still to be chosen. */
public record ChooseSupportCard(int hero, int left) implements Asking {
  @Override
  public String id() {
    return "support-card";
  }

  @Override
  public void parts(Parts to) {
    to.put("hero", hero).put("left", left);
  }

  @Override
  public int chooser(Board board) {
    return board.seatOf(Member.FIRST);
  }

  @Override
  public String rule() {
    return "U-SOLO-04";
  }

  @Override
  public void moves(Board board, MoveList<UnitedMove> into) {
    for (var card : Box.hero(hero).cards()) {
      if (card.special() != null && Preparation.chosen(board, card.index()) < card.copies()) {
        into.add(SharedMoves.pick(PickKind.CARD, card.index()));
      }
    }
  }

  @Override
  public void answer(Play game, UnitedMove move) {
    if (move instanceof Pick pick) Preparation.supportCard(game, this, pick.value());
  }

  @Override
  public Refusal whyNot(Board board, Pick pick) {
    if (pick.kind() != PickKind.CARD) return Asking.super.whyNot(board, pick);
    var card = Box.card(pick.value());
    if (card.hero() != hero) return refuse("U-SOLO-04", "otherHero");
    return card.special() == null
        ? refuse("U-SOLO-04", "supportCard")
        : refuse("U-RULE-69", "noMoreCopies");
  }
}
