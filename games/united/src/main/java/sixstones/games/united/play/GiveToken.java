package sixstones.games.united.play;

import static sixstones.games.united.play.Refusing.refuse;

import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.board.Board;
import sixstones.games.united.cards.Symbol;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;

/** Who gets a starting Action token. */
record GiveToken(Symbol token, long options) implements Picking {
  @Override
  public String id() {
    return "give-token";
  }

  @Override
  public void parts(Parts to) {
    to.put("token", token).put("options", options);
  }

  @Override
  public int chooser(Board board) {
    return board.seatOf(0);
  }

  @Override
  public String rule() {
    return "U-SUPERVILLAIN-07";
  }

  @Override
  public PickKind pick() {
    return PickKind.HERO;
  }

  @Override
  public void picked(Playing game, int picked) {
    HeroVerbs.giveToken(game, picked, token, 1);
  }

  @Override
  public Phrase prompt(Board board) {
    return Asking.prompt(id()).name("token", token.key());
  }

  @Override
  public Refusal whyNot(Board board, Pick pick) {
    return pick.kind() == PickKind.HERO
        ? refuse("U-MODE-06", "notInTeam")
        : Picking.super.whyNot(board, pick);
  }
}
