package sixstones.games.united.heroturn;

import sixstones.engine.Refusal;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Because;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Selection;
import sixstones.games.united.steps.StepKind;

/** Which Action token the Commander gives back. */
public record DropToken(long options) implements Selection<Symbol> {

  public static final StepKind KIND =
      new StepKind("token-limit", parts -> new DropToken(parts.options()));

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
    return "U-SOLO-27";
  }

  @Override
  public PickKind pick() {
    return PickKind.SYMBOL;
  }

  @Override
  public void picked(Play game, Symbol kind) {
    game.team.tokens(Member.FIRST, kind, game.team.tokens(Member.FIRST, kind) - 1);
    game.tell.spent(Member.FIRST, kind);
  }

  @Override
  public Refusal notAmong(Board board, Pick pick) {
    return Because.of(rule(), "noneOfKind");
  }
}
