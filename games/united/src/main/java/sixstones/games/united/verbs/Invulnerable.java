package sixstones.games.united.verbs;

import sixstones.games.united.effects.Slot;
import sixstones.games.united.effects.Who;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;
import sixstones.games.united.terms.Heroes;

/** A Hero takes no damage before the next turn. */
public record Invulnerable(Who who) implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("protect")
          .form(
              "the Hero is Invulnerable before the next turn",
              at -> new Invulnerable(at.who()),
              Slot.word("who", "self", "target"),
              Slot.word("n", "all"),
              Slot.word("until", "own_next_turn"));

  @Override
  public void begin(Play game, CarryOut step) {
    Member hero = Heroes.named(who, step.context());
    game.team.invulnerable(hero, true);
    game.tell.invulnerable(hero);
  }
}
