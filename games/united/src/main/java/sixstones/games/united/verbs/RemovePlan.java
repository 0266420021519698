package sixstones.games.united.verbs;

import sixstones.games.united.box.PlanCard;
import sixstones.games.united.decks.Cards;
import sixstones.games.united.effects.Decider;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Deck;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;

/** The top plan card leaves the game. */
public record RemovePlan(int n) implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("remove_plan")
          .form(
              "the top plan cards leave the game; from an empty deck the Villain player removes"
                  + " cards of his hand",
              at -> new RemovePlan(at.number("n")),
              Slot.number("n", 1, 9))
          .asks(
              "remove-plan",
              (of, parts) -> new FromHand(of, parts.number("left"), parts.options()));

  @Override
  public boolean isPossible(Board board, Context context) {
    return !board.dashboard().plans().isEmpty() || Cards.planChoices(board) != 0;
  }

  @Override
  public void begin(Play game, CarryOut step) {
    remove(game, step, n);
  }

  /** U-SUPERVILLAIN-14; U-RULE-60: where there is no card at all, nothing happens. */
  private static void remove(Play game, CarryOut step, int count) {
    var plans = game.dashboard.plans();
    int left = count;
    for (; left > 0 && !plans.isEmpty(); left--) game.tell.planRemoved(plans.draw());
    long hand = Cards.planChoices(game.board);
    if (left > 0 && hand != 0) game.push(new FromHand(step.by(Decider.VILLAIN), left, hand));
  }

  /** Which card of the hand goes; so many are left. */
  record FromHand(CarryOut of, int left, long options) implements PlanQuestion {

    @Override
    public String id() {
      return "remove-plan";
    }

    @Override
    public void memory(Parts to) {
      to.put("left", left);
    }

    @Override
    public FromHand among(long cards) {
      return new FromHand(of, left, cards);
    }

    /** Its absence would tell something of the hand. */
    @Override
    public boolean asksAnyway(Board board) {
      return true;
    }

    @Override
    public void picked(Play game, PlanCard plan) {
      game.dashboard.giveShown(plan, Deck.EVERYBODY);
      game.tell.planRemoved(plan);
      remove(game, of, left - 1);
    }
  }
}
