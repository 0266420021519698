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

/** A player chooses the own Hero. */
record ChooseHero(int hero) implements Asking {
  @Override
  public String id() {
    return "choose-hero";
  }

  @Override
  public void parts(Parts to) {
    to.put("hero", hero);
  }

  @Override
  public int chooser(Board board) {
    return board.seatOf(hero);
  }

  @Override
  public String rule() {
    return "U-SETUP-16";
  }

  @Override
  public void moves(Board board, MoveList<UnitedMove> into) {
    for (var candidate : Box.heroes()) {
      if (Preparing.mayChoose(board, hero, candidate)) {
        into.add(SharedMoves.pick(PickKind.HERO, candidate.index()));
      }
    }
  }

  @Override
  public void answer(Playing game, UnitedMove move) {
    if (move instanceof Pick pick) Preparing.choose(game, hero, pick.value());
  }

  @Override
  public Refusal whyNot(Board board, Pick pick) {
    if (pick.kind() != PickKind.HERO) return Asking.super.whyNot(board, pick);
    return Box.hero(pick.value()).id().equals(board.villain().id())
        ? refuse("U-ANTIHERO-02", "isVillain")
        : refuse("U-MODE-06", "heroTaken");
  }
}
