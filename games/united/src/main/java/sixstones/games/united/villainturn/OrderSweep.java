package sixstones.games.united.villainturn;

import sixstones.engine.Refusal;
import sixstones.games.united.box.Threat;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Location;
import sixstones.games.united.steps.Because;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Selection;
import sixstones.games.united.steps.StepKind;

/** Which BAM! of one Location is first. */
public record OrderSweep(Location start, int further, int done, long options)
    implements Selection<Threat> {

  public static final StepKind KIND =
      new StepKind(
          "sweep-order",
          parts ->
              new OrderSweep(
                  parts.location("start"),
                  parts.number("further"),
                  parts.number("done"),
                  parts.options()));

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public void parts(Parts to) {
    to.put("start", start).put("further", further).put("done", done).options(this);
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
  public void picked(Play game, Threat threat) {
    VillainTurn.threatBam(game, start, further, done, threat);
  }

  @Override
  public Refusal notAmong(Board board, Pick pick) {
    return Because.of(rule(), "notWaiting");
  }
}
