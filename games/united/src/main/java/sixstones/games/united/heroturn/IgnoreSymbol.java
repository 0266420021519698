package sixstones.games.united.heroturn;

import sixstones.engine.Refusal;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.steps.Because;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Selection;
import sixstones.games.united.steps.StepKind;

/** Which symbol is ignored in this turn. */
public record IgnoreSymbol(long options) implements Selection<Symbol> {

  public static final StepKind KIND =
      new StepKind("ignore-symbol", parts -> new IgnoreSymbol(parts.options()));

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public void parts(Parts to) {
    to.options(this);
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
  public void picked(Play game, Symbol kind) {
    HeroTurn.ignoreSymbol(game, kind);
  }

  @Override
  public Refusal notAmong(Board board, Pick pick) {
    return Because.of(rule(), "noneOfKind");
  }
}
