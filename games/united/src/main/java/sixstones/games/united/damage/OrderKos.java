package sixstones.games.united.damage;

import static sixstones.games.united.steps.Because.refuse;

import sixstones.engine.Refusal;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Selection;

/** Whose KO has its effect first. */
public record OrderKos(int beyond, long options) implements Selection {
  @Override
  public String id() {
    return "ko-order";
  }

  @Override
  public void parts(Parts to) {
    to.put("beyond", beyond).put("options", options);
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
  public void picked(Play game, int picked) {
    WaitingKos.resolve(game, beyond, Member.of(picked));
  }

  @Override
  public Refusal notAmong(Board board, Pick pick) {
    return refuse(rule(), "notWaiting");
  }
}
