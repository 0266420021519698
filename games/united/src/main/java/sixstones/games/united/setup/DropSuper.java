package sixstones.games.united.setup;

import static sixstones.games.united.steps.Because.refuse;

import sixstones.engine.Bits;
import sixstones.engine.Refusal;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Selection;

/** Which of four Super Villain cards leaves the game. */
public record DropSuper(long options) implements Selection {
  @Override
  public String id() {
    return "drop-super";
  }

  @Override
  public void parts(Parts to) {
    to.put("options", options);
  }

  @Override
  public int chooser(Board board) {
    return 0;
  }

  @Override
  public String rule() {
    return "U-SUPERVILLAIN-03";
  }

  @Override
  public PickKind pick() {
    return PickKind.SUPER_VILLAIN;
  }

  @Override
  public void picked(Play game, int picked) {
    game.dashboard.superCards(Bits.without(game.dashboard.superCards(), picked));
  }

  @Override
  public Refusal notAmong(Board board, Pick pick) {
    return refuse(rule(), "superNotOffered");
  }
}
