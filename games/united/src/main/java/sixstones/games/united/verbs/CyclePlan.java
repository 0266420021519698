package sixstones.games.united.verbs;

import sixstones.engine.Bits;
import sixstones.games.united.box.PlanCard;
import sixstones.games.united.decks.Cards;
import sixstones.games.united.effects.Decider;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;

/** Plan cards of the Villain's hand under the deck, and as many new ones. */
public record CyclePlan(int n, Decider by) implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("cycle_plan")
          .form(
              "up to so many plan cards of the Villain's hand go under the deck, as many are drawn;"
                  + " self: the acting Hero sees the hand and chooses",
              at -> new CyclePlan(at.number("n"), at.by()),
              Slot.number("n", 1, 9),
              Slot.word("by", "villain", "self"))
          .asks(
              "cycle-plan",
              (of, parts) ->
                  new Next(of, parts.number("left"), parts.number("put"), parts.options()));

  @Override
  public void begin(Play game, CarryOut step) {
    boolean shown = by == Decider.SELF && Cards.planChoices(game.board) != 0;
    if (shown) showHand(game, step.context().actor());
    Next.ask(game, step.by(by), n, 0);
  }

  private static void showHand(Play game, Member hero) {
    int seats = game.board.seesHand(hero);
    for (int seat = 1; seat < game.board.seats(); seat++) {
      if (Bits.has(seats, seat)) game.dashboard.handSeen(seat, game.dashboard.hand());
    }
    game.tell.sawVillainHand(hero);
  }

  /** The next card that goes under; so many are left, and so many were put there before. */
  record Next(CarryOut of, int left, int put, long options) implements PlanQuestion {

    static void ask(Play game, CarryOut of, int left, int put) {
      long cards = Cards.planChoices(game.board);
      if (left == 0 || cards == 0) Cards.drawPlans(game, put);
      else game.push(new Next(of, left, put, cards));
    }

    @Override
    public String id() {
      return "cycle-plan";
    }

    @Override
    public void memory(Parts to) {
      to.put("left", left).put("put", put);
    }

    @Override
    public boolean mayDecline() {
      return true;
    }

    @Override
    public void declined(Play game) {
      Cards.drawPlans(game, put);
    }

    @Override
    public Next among(long cards) {
      return new Next(of, left, put, cards);
    }

    @Override
    public void picked(Play game, PlanCard plan) {
      boolean shown = ((CyclePlan) of.verb()).by == Decider.SELF;
      int seen = shown ? game.board.seesHand(of.context().actor()) : 0;
      game.dashboard.giveShown(plan, seen);
      game.dashboard.plans().putUnder(plan, seen | 1);
      game.tell.planUnder();
      ask(game, of, left - 1, put + 1);
    }
  }
}
