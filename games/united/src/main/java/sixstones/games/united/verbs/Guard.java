package sixstones.games.united.verbs;

import sixstones.games.united.effects.Slot;
import sixstones.games.united.effects.Who;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;
import sixstones.games.united.terms.Heroes;

/** Prevents some damage before the Hero's next turn. */
public record Guard(Who who, int n) implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("protect")
          .form(
              "prevents so much damage before the Hero's next turn",
              at -> new Guard(at.who(), at.number("n")),
              Slot.word("who", "self", "target"),
              Slot.number("n", 1, 9),
              Slot.word("until", "own_next_turn"));

  @Override
  public void begin(Play game, CarryOut step) {
    Member hero = Heroes.named(who, step.context());
    game.team.guard(hero, game.team.guard(hero) + n);
    game.tell.guarded(hero, n);
  }
}
