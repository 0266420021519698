package sixstones.games.united.play;

import static sixstones.games.united.play.Refusing.refuse;

import sixstones.engine.Refusal;
import sixstones.games.united.board.Board;
import sixstones.games.united.cards.Symbol;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;

/** Which symbol is ignored in this turn. */
record IgnoreSymbol(long options) implements Picking {
  @Override
  public String id() {
    return "ignore-symbol";
  }

  @Override
  public void parts(Parts to) {
    to.put("options", options);
  }

  @Override
  public int chooser(Board board) {
    return board.seatOf(board.decider());
  }

  @Override
  public String rule() {
    return "U-RULE-81";
  }

  @Override
  public PickKind pick() {
    return PickKind.SYMBOL;
  }

  @Override
  public void picked(Playing game, int picked) {
    HeroTurn.ignoreSymbol(game, Symbol.ALL[picked]);
  }

  @Override
  public Refusal whyNot(Board board, Pick pick) {
    return pick.kind() == PickKind.SYMBOL
        ? refuse(rule(), "noneOfKind")
        : Picking.super.whyNot(board, pick);
  }
}
