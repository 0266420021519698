package sixstones.games.united.verbs;

import sixstones.games.united.effects.Slot;
import sixstones.games.united.moves.Option;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.AskingVerb;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.EffectQuestion;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.VerbKind;

/** A look at the plan deck: the top card stays or goes under, or the top two are exchanged. */
public record PeekPlan(Then then) implements AskingVerb<Option> {

  public static final VerbKind KIND =
      VerbKind.named("peek_plan")
          .form(
              "look at the top plan card, which stays or goes under; or at the top two, which are"
                  + " kept or exchanged",
              at -> new PeekPlan(at.one("then", Then.class)),
              Slot.word("then", "top_or_bottom", "reorder"));

  /** What is done with what was seen. */
  public enum Then {
    TOP_OR_BOTTOM(1, "top-or-bottom"),
    REORDER(2, "reorder");

    private final int cards;
    private final String prompt;

    Then(int cards, String prompt) {
      this.cards = cards;
      this.prompt = prompt;
    }
  }

  @Override
  public boolean isPossible(Board board, Context context) {
    return !board.dashboard().plans().isEmpty();
  }

  /** U-RULE-06: an empty deck is no loss. */
  @Override
  public void begin(Play game, CarryOut step) {
    var plans = game.dashboard.plans();
    int count = Math.min(then.cards, plans.size());
    if (count == 0) return;
    Member hero = step.context().actor();
    for (int depth = 0; depth < count; depth++) {
      plans.see(depth, game.board.seesHand(hero));
      game.tell.sawPlan(hero, plans.below(depth), depth);
    }
    if (then == Then.REORDER && count < 2) return;
    step.ask(game, PickKind.OPTION, 0b11);
  }

  @Override
  public void answer(Play game, CarryOut step, Option option) {
    if (option.index() == 0) return;
    var plans = game.dashboard.plans();
    int seen = plans.seenBy(0);
    var top = plans.draw();
    if (then == Then.TOP_OR_BOTTOM) {
      plans.putUnder(top, seen);
      game.tell.planUnder();
      return;
    }
    int other = plans.seenBy(0);
    var second = plans.draw();
    plans.putOnTop(top, seen);
    plans.putOnTop(second, other);
    game.tell.plansReordered();
  }

  @Override
  public String prompt(EffectQuestion<?> asked) {
    return then.prompt;
  }

  @Override
  public String optionKey(EffectQuestion<?> asked, Option option) {
    return "united.choice." + (then == Then.REORDER ? "plans." : "plan.") + option.id();
  }
}
