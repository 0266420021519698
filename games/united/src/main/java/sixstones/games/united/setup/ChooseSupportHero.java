package sixstones.games.united.setup;

import static sixstones.games.united.steps.Because.refuse;

import sixstones.engine.Bits;
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
import sixstones.games.united.steps.Play;

/** A Hero of the Support team. */
public record ChooseSupportHero() implements Asking {
  @Override
  public String id() {
    return "support-hero";
  }

  @Override
  public int chooser(Board board) {
    return board.seatOf(Member.FIRST);
  }

  @Override
  public String rule() {
    return "U-SOLO-03";
  }

  @Override
  public void moves(Board board, MoveList<UnitedMove> into) {
    for (var hero : Box.heroes()) {
      if (Preparation.mayPlay(board, hero) && !Bits.has(board.support().heroes(), hero.index())) {
        into.add(SharedMoves.pick(PickKind.HERO, hero.index()));
      }
    }
  }

  @Override
  public void answer(Play game, UnitedMove move) {
    if (move instanceof Pick pick) Preparation.supportHero(game, pick.value());
  }

  @Override
  public Refusal whyNot(Board board, Pick pick) {
    if (pick.kind() != PickKind.HERO) return Asking.super.whyNot(board, pick);
    return Box.hero(pick.value()).id().equals(board.villain().id())
        ? refuse("U-ANTIHERO-04", "isVillain")
        : refuse("U-SOLO-03", "heroTaken");
  }
}
