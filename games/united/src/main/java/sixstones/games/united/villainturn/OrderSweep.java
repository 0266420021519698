package sixstones.games.united.villainturn;

import static sixstones.games.united.steps.Because.refuse;

import sixstones.engine.Refusal;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Location;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Selection;

/** Which BAM! of one Location is first. */
public record OrderSweep(Location start, int further, int done, long options) implements Selection {
  @Override
  public String id() {
    return "sweep-order";
  }

  @Override
  public void parts(Parts to) {
    to.put("start", start.index())
        .put("further", further)
        .put("done", done)
        .put("options", options);
  }

  @Override
  public String rule() {
    return "U-BAM-03";
  }

  @Override
  public PickKind pick() {
    return PickKind.THREAT;
  }

  @Override
  public void picked(Play game, int picked) {
    VillainTurn.threatBam(game, start, further, done, game.threats.card(picked));
  }

  @Override
  public Refusal notAmong(Board board, Pick pick) {
    return refuse(rule(), "notWaiting");
  }
}
