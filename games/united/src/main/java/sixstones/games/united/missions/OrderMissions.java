package sixstones.games.united.missions;

import sixstones.engine.Refusal;
import sixstones.games.united.box.Mission;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.steps.Because;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Selection;
import sixstones.games.united.steps.StepKind;

/** Which of two full Missions is completed first. */
public record OrderMissions(long options) implements Selection<Mission> {

  public static final StepKind KIND =
      new StepKind("mission-order", parts -> new OrderMissions(parts.options()));

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
    return "U-RULE-25";
  }

  @Override
  public PickKind pick() {
    return PickKind.MISSION;
  }

  @Override
  public void picked(Play game, Mission mission) {
    Missions.completeFirst(game, mission);
  }

  @Override
  public Refusal notAmong(Board board, Pick pick) {
    return Because.of("U-MISSION-02", "notFull");
  }
}
