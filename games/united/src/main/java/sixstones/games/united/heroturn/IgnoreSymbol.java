package sixstones.games.united.heroturn;

import static sixstones.games.united.steps.Because.refuse;

import sixstones.engine.Refusal;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Selection;

/** Which symbol is ignored in this turn. */
public record IgnoreSymbol(long options) implements Selection {
  @Override
  public String id() {
    return "ignore-symbol";
  }

  @Override
  public void parts(Parts to) {
    to.put("options", options);
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
  public void picked(Play game, int picked) {
    HeroTurn.ignoreSymbol(game, Symbol.ALL[picked]);
  }

  @Override
  public Refusal notAmong(Board board, Pick pick) {
    return refuse(rule(), "noneOfKind");
  }
}
