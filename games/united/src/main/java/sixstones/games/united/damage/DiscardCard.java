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
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Asking;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;

/** A card of the hand goes under the deck, for damage or as a cost. */
public record DiscardCard(Member hero, int left, boolean damage) implements Asking {
  @Override
  public String id() {
    return "discard";
  }

  @Override
  public void parts(Parts to) {
    to.put("hero", hero.index()).put("left", left).put("damage", damage);
  }

  @Override
  public int chooser(Board board) {
    return board.seatOf(hero);
  }

  @Override
  public String rule() {
    return damage ? "U-DAMAGE-01" : "U-RULE-38";
  }

  @Override
  public void moves(Board board, MoveList<UnitedMove> into) {
    for (var card : board.team().hero(hero).cards()) {
      if (board.team().held(hero, card.local()) > 0) {
        into.add(SharedMoves.pick(PickKind.CARD, card.index()));
      }
    }
  }

  @Override
  public void answer(Play game, UnitedMove move) {
    if (!(move instanceof Pick pick)) return;
    Damage.discard(game, hero, pick.value(), damage);
    Damage.loseCards(game, hero, left - 1, damage);
  }

  @Override
  public Phrase prompt(Board board) {
    return Asking.prompt(id()).number("count", left);
  }

  @Override
  public Refusal whyNot(Board board, Pick pick) {
    return pick.kind() == PickKind.CARD
        ? refuse(rule(), "notInHand")
        : Asking.super.whyNot(board, pick);
  }

  /** That a single card is the last one is no secret. */
  @Override
  public boolean asksAnyway(Board board) {
    return board.team().handSize(hero) > 1;
  }
}
