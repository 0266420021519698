package sixstones.games.united.verbs;

import sixstones.games.united.decks.Cards;
import sixstones.games.united.effects.Place;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.AskingVerb;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.VerbKind;
import sixstones.games.united.terms.Heroes;
import sixstones.games.united.terms.Places;

/** Hero cards for one of the Heroes in some Locations. */
public record DrawForOne(int n, Place where) implements AskingVerb<Member> {

  public static final VerbKind KIND =
      VerbKind.named("draw")
          .form(
              "Hero cards for one Hero there",
              at -> new DrawForOne(at.number("n"), at.place("where")),
              Slot.number("n", 1, 9),
              Slot.word("who", "one"),
              Slot.place("where"));

  @Override
  public void begin(Play game, CarryOut step) {
    int found = Places.find(game.board, where, step.context());
    step.askIfAny(game, PickKind.HERO, Heroes.in(game.board, found));
  }

  @Override
  public void answer(Play game, CarryOut step, Member hero) {
    Cards.draw(game, hero, n);
  }
}
