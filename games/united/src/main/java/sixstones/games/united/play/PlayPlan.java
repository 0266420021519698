package sixstones.games.united.play;

import sixstones.engine.MoveList;
import sixstones.games.united.board.Board;
import sixstones.games.united.board.Deck;
import sixstones.games.united.cards.Box;
import sixstones.games.united.moves.UnitedMove;

/** The Villain player plays a plan card. */
record PlayPlan() implements Asking {
  @Override
  public String id() {
    return "play-plan";
  }

  @Override
  public void parts(Parts to) {}

  @Override
  public int chooser(Board board) {
    return 0;
  }

  @Override
  public String rule() {
    return "U-SUPERVILLAIN-12";
  }

  @Override
  public void moves(Board board, MoveList<UnitedMove> into) {
    for (var plan : board.villain().plans()) {
      if (board.dashboard().held(plan.local()) == 0) continue;
      into.add(new UnitedMove.PlayPlan(plan.index(), -1));
      for (var card : Box.villainCards()) {
        if ((board.dashboard().superCards() >> card.index() & 1) != 0
            && SuperVillain.mayPlayWith(board, card, plan)) {
          into.add(new UnitedMove.PlayPlan(plan.index(), card.index()));
        }
      }
    }
  }

  @Override
  public void answer(Playing game, UnitedMove move) {
    if (move instanceof UnitedMove.PlayPlan plan) {
      game.dashboard.giveShown(Box.plan(plan.plan()).local(), Deck.EVERYBODY);
      VillainTurn.played(game, plan.plan(), plan.with());
    }
  }

  /** Its absence would tell something of the hand. */
  @Override
  public boolean asksAnyway(Board board) {
    return true;
  }
}
