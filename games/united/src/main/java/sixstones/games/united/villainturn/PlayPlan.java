package sixstones.games.united.villainturn;

import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.Mark;
import sixstones.games.united.effects.Trigger;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Deck;
import sixstones.games.united.steps.Asking;
import sixstones.games.united.steps.Because;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.StepKind;
import sixstones.games.united.supercards.SuperVillainCards;

/** The Villain player plays a plan card. */
public record PlayPlan() implements Asking {

  public static final StepKind KIND = new StepKind("play-plan", _ -> new PlayPlan());

  @Override
  public String id() {
    return KIND.word();
  }

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
    boolean start = holdsStartingCard(board);
    for (var plan : board.villain().plans()) {
      if (board.dashboard().held(plan) == 0) continue;
      if (start && plan.mark() != Mark.START) continue;
      into.add(new UnitedMove.PlayPlan(plan, null));
      for (var card : Box.villainCards()) {
        if (board.dashboard().holds(card) && SuperVillainCards.mayPlayWith(board, card, plan)) {
          into.add(new UnitedMove.PlayPlan(plan, card));
        }
      }
    }
  }

  /** U-SUPERVILLAIN-11, U-RULE-73: starting cards are played first, one in each turn. */
  private static boolean holdsStartingCard(Board board) {
    for (var plan : board.villain().plans()) {
      if (plan.mark() == Mark.START && board.dashboard().held(plan) > 0) return true;
    }
    return false;
  }

  @Override
  public void answer(Play game, UnitedMove move) {
    if (move instanceof UnitedMove.PlayPlan plan) {
      game.dashboard.giveShown(plan.plan(), Deck.EVERYBODY);
      VillainTurn.played(game, plan.plan(), plan.with());
    }
  }

  /** Its absence would tell something of the hand. */
  @Override
  public boolean asksAnyway(Board board) {
    return true;
  }

  @Override
  public Refusal why(Board board, UnitedMove move) {
    return move instanceof UnitedMove.PlayPlan plan
        ? whyNotPlan(board, plan)
        : Asking.super.why(board, move);
  }

  private static Refusal whyNotPlan(Board board, UnitedMove.PlayPlan move) {
    boolean ours = board.villain().plans().contains(move.plan());
    if (!ours || board.dashboard().held(move.plan()) == 0) {
      return Because.of("U-SUPERVILLAIN-08", "notInHand");
    }
    if (holdsStartingCard(board) && move.plan().mark() != Mark.START) {
      return Because.of("U-SUPERVILLAIN-11", "startingCard");
    }
    var card = move.with();
    if (card == null || !board.dashboard().holds(card))
      return Because.of("U-SVCARD-01", "superNotHeld");
    if (board.turn().ofVillain().villainCardPlayed()) return Because.of("U-SVCARD-02", "oneSuper");
    if (card.trigger() == Trigger.PLAN_MOVES_VILLAIN_TO)
      return Because.of("U-RULE-57", "superMove");
    return card.trigger() == Trigger.HERO_TURN_END
        ? Because.of("U-SVCARD-05", "superLater")
        : Because.of("U-SVCARD-01", "superCondition");
  }
}
