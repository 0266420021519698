package sixstones.games.united.play;

import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.board.Board;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;

/** Who takes the damage instead. */
record RedirectDamage(int hero, int amount, long options) implements Picking {
  @Override
  public String id() {
    return "redirect";
  }

  @Override
  public void parts(Parts to) {
    to.put("hero", hero).put("amount", amount).put("options", options);
  }

  @Override
  public int chooser(Board board) {
    return board.seatOf(hero);
  }

  @Override
  public String rule() {
    return "U-RULE-45";
  }

  @Override
  public PickKind pick() {
    return PickKind.HERO;
  }

  @Override
  public void picked(Playing game, int picked) {
    game.turn.redirect(picked);
  }

  @Override
  public Phrase prompt(Board board) {
    return Asking.prompt(id()).number("count", amount);
  }

  @Override
  public Refusal whyNot(Board board, Pick pick) {
    return RefusedPick.target(board, this, pick);
  }
}
