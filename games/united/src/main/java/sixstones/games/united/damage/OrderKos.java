package sixstones.games.united.damage;

import sixstones.engine.Refusal;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Because;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Selection;
import sixstones.games.united.steps.StepKind;

/** Whose KO has its effect first. */
public record OrderKos(int beyond, long options) implements Selection<Member> {

  public static final StepKind KIND =
      new StepKind("ko-order", parts -> new OrderKos(parts.number("beyond"), parts.options()));

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public void parts(Parts to) {
    to.put("beyond", beyond).options(this);
  }

  @Override
  public String rule() {
    return "U-RULE-32";
  }

  @Override
  public PickKind pick() {
    return PickKind.HERO;
  }

  @Override
  public void picked(Play game, Member hero) {
    WaitingKos.resolve(game, beyond, hero);
  }

  @Override
  public Refusal notAmong(Board board, Pick pick) {
    return Because.of(rule(), "notWaiting");
  }
}
