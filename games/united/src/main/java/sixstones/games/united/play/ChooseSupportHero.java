package sixstones.games.united.play;

import static sixstones.games.united.play.Refusing.refuse;

import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.games.united.board.Board;
import sixstones.games.united.cards.Box;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.SharedMoves;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.moves.UnitedMove.Pick;

/** A Hero of the Support team. */
record ChooseSupportHero() implements Asking {
  @Override
  public String id() {
    return "support-hero";
  }

  @Override
  public void parts(Parts to) {}

  @Override
  public int chooser(Board board) {
    return board.seatOf(0);
  }

  @Override
  public String rule() {
    return "U-SOLO-03";
  }

  @Override
  public void moves(Board board, MoveList<UnitedMove> into) {
    for (var hero : Box.heroes()) {
      if (Preparing.mayPlay(board, hero) && (board.support().heroes() >> hero.index() & 1) == 0) {
        into.add(SharedMoves.pick(PickKind.HERO, hero.index()));
      }
    }
  }

  @Override
  public void answer(Playing game, UnitedMove move) {
    if (move instanceof Pick pick) Preparing.supportHero(game, pick.value());
  }

  @Override
  public Refusal whyNot(Board board, Pick pick) {
    if (pick.kind() != PickKind.HERO) return Asking.super.whyNot(board, pick);
    return Box.hero(pick.value()).id().equals(board.villain().id())
        ? refuse("U-ANTIHERO-04", "isVillain")
        : refuse("U-SOLO-03", "heroTaken");
  }
}
