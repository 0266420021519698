package sixstones.games.united.verbs;

import sixstones.games.united.decks.Cards;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.effects.Who;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;
import sixstones.games.united.terms.Heroes;

/** Hero cards up to so many in hand. */
public record DrawUpTo(int hand, Who who) implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("draw")
          .form(
              "Hero cards up to so many in hand",
              at -> new DrawUpTo(at.number("up_to_hand"), at.who()),
              Slot.number("up_to_hand", 1, 12),
              Slot.word("who", "self", "target"));

  @Override
  public boolean isPossible(Board board, Context context) {
    if (who != Who.SELF) return true;
    Member hero = context.actor();
    return !board.team().deck(hero).isEmpty() && board.team().handSize(hero) < hand;
  }

  @Override
  public void begin(Play game, CarryOut step) {
    Member hero = Heroes.named(who, step.context());
    Cards.draw(game, hero, hand - game.team.handSize(hero));
  }
}
