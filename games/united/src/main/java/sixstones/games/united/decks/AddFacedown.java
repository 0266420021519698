package sixstones.games.united.decks;

import static sixstones.games.united.steps.Because.refuse;

import sixstones.engine.Refusal;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.Storyline;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Selection;

/** The Villain player adds a plan card facedown. */
public record AddFacedown(long options) implements Selection {
  @Override
  public String id() {
    return "facedown-plan";
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
    return "U-SUPERVILLAIN-13";
  }

  @Override
  public PickKind pick() {
    return PickKind.PLAN;
  }

  @Override
  public void picked(Play game, int picked) {
    game.dashboard.giveShown(picked, 0);
    game.story.add(
        Storyline.PLAN, game.board.villain().plans().get(picked).index(), Member.FIRST, true);
    game.tell.addedFacedown();
  }

  @Override
  public Refusal notAmong(Board board, Pick pick) {
    return refuse(rule(), "notInHand");
  }

  /** Its absence would tell something of the hand. */
  @Override
  public boolean asksAnyway(Board board) {
    return true;
  }
}
