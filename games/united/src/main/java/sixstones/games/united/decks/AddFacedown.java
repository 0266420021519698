package sixstones.games.united.decks;

import sixstones.engine.Refusal;
import sixstones.games.united.box.PlanCard;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.steps.Because;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Selection;
import sixstones.games.united.steps.StepKind;

/** The Villain player adds a plan card facedown. */
public record AddFacedown(long options) implements Selection<PlanCard> {

  public static final StepKind KIND =
      new StepKind("facedown-plan", parts -> new AddFacedown(parts.options()));

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public void parts(Parts to) {
    to.options(this);
  }

  @Override
  public int chooser(Board board) {
    return 0;
  }

  @Override
  public String rule() {
    return "U-SUPERVILLAIN-13";
  }

  @Override
  public PickKind pick() {
    return PickKind.PLAN;
  }

  @Override
  public void picked(Play game, PlanCard plan) {
    game.dashboard.giveShown(plan, 0);
    game.story.add(plan, true);
    game.tell.addedFacedown();
  }

  @Override
  public Refusal notAmong(Board board, Pick pick) {
    return Because.of(rule(), "notInHand");
  }

  /** Its absence would tell something of the hand. */
  @Override
  public boolean asksAnyway(Board board) {
    return true;
  }
}
