package sixstones.games.united.play;

import static sixstones.games.united.play.Refusing.refuse;

import sixstones.engine.Refusal;
import sixstones.games.united.board.Board;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;

/** Which plain card leaves the deck when no Wild is left. */
record ChooseRemoved(int hero, long options) implements Picking {
  @Override
  public String id() {
    return "remove-card";
  }

  @Override
  public void parts(Parts to) {
    to.put("hero", hero).put("options", options);
  }

  @Override
  public int chooser(Board board) {
    return board.seatOf(hero);
  }

  @Override
  public String rule() {
    return "U-RULE-39";
  }

  @Override
  public PickKind pick() {
    return PickKind.CARD;
  }

  @Override
  public void picked(Playing game, int picked) {
    Preparing.removed(game, hero, picked);
  }

  @Override
  public Refusal whyNot(Board board, Pick pick) {
    return pick.kind() == PickKind.CARD
        ? refuse(rule(), "notPlain")
        : Picking.super.whyNot(board, pick);
  }

  @Override
  public int cardsOf() {
    return hero;
  }
}
