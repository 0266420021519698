package sixstones.games.united.play;

import static sixstones.games.united.play.Refusing.refuse;

import sixstones.engine.Refusal;
import sixstones.games.united.board.Board;
import sixstones.games.united.board.Storyline;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;

/** The Villain player adds a plan card facedown. */
record AddFacedown(long options) implements Picking {
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
  public void picked(Playing game, int picked) {
    game.dashboard.giveShown(picked, 0);
    game.story.add(Storyline.PLAN, game.board.villain().plans().get(picked).index(), 0, true);
    game.tell.addedFacedown();
  }

  @Override
  public Refusal whyNot(Board board, Pick pick) {
    return pick.kind() == PickKind.PLAN
        ? refuse(rule(), "notInHand")
        : Picking.super.whyNot(board, pick);
  }

  /** Its absence would tell something of the hand. */
  @Override
  public boolean asksAnyway(Board board) {
    return true;
  }
}
