package sixstones.games.united.verbs;

import sixstones.games.united.decks.Cards;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.effects.Who;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;
import sixstones.games.united.terms.Heroes;

/** Hero cards for one Hero, or for all. */
public record Draw(int n, Who who) implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("draw")
          .form(
              "Hero cards",
              at -> new Draw(at.number("n"), at.who()),
              Slot.number("n", 1, 9),
              Slot.word("who", "self", "target", "all"));

  @Override
  public boolean isPossible(Board board, Context context) {
    return who != Who.SELF || !board.team().deck(context.actor()).isEmpty();
  }

  @Override
  public void begin(Play game, CarryOut step) {
    if (who == Who.ALL) {
      for (var member : game.team.members()) Cards.draw(game, member, n);
    } else {
      Cards.draw(game, Heroes.named(who, step.context()), n);
    }
  }
}
