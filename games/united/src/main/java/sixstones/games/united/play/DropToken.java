package sixstones.games.united.play;

import static sixstones.games.united.play.Refusing.refuse;

import sixstones.engine.Refusal;
import sixstones.games.united.board.Board;
import sixstones.games.united.cards.Symbol;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;

/** Which Action token the Commander gives back. */
record DropToken(long options) implements Picking {
  @Override
  public String id() {
    return "token-limit";
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
    return "U-SOLO-27";
  }

  @Override
  public PickKind pick() {
    return PickKind.SYMBOL;
  }

  @Override
  public void picked(Playing game, int picked) {
    var kind = Symbol.ALL[picked];
    game.team.tokens(0, kind, game.team.tokens(0, kind) - 1);
    game.tell.spent(0, kind);
  }

  @Override
  public Refusal whyNot(Board board, Pick pick) {
    return pick.kind() == PickKind.SYMBOL
        ? refuse(rule(), "noneOfKind")
        : Picking.super.whyNot(board, pick);
  }
}
