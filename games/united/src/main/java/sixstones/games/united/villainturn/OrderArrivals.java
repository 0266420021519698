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

/** Which arrival effect is next. */
public record OrderArrivals(Location at, int done, long options) implements Selection<Threat> {

  public static final StepKind KIND =
      new StepKind(
          "arrival-order",
          parts -> new OrderArrivals(parts.location("at"), parts.number("done"), parts.options()));

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public void parts(Parts to) {
    to.put("at", at).put("done", done).options(this);
  }

  @Override
  public String rule() {
    return "U-VILLAIN-MOVE-02";
  }

  @Override
  public PickKind pick() {
    return PickKind.THREAT;
  }

  @Override
  public void picked(Play game, Threat threat) {
    VillainTurn.arrival(game, at, done, threat);
  }

  @Override
  public Refusal notAmong(Board board, Pick pick) {
    return Because.of(rule(), "notWaiting");
  }
}
