package sixstones.games.united.verbs;

import sixstones.games.united.damage.Damage;
import sixstones.games.united.effects.Deed;
import sixstones.games.united.effects.Given;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;

/** Damage to the Hero bound by the trigger. */
public record DamageTarget(int n, boolean unpreventable) implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("damage")
          .form(
              "damage to the Hero bound by the trigger",
              at -> new DamageTarget(at.number("n"), at.has("unpreventable")),
              Slot.word("who", "target"),
              Slot.number("n", 1, 9),
              Slot.maybe(Slot.word("unpreventable", "true")))
          .needing(Given.TARGET);

  @Override
  public void begin(Play game, CarryOut step) {
    game.nothingDone(Deed.DAMAGED);
    Member hero = step.context().target();
    if (!game.team.isKo(hero)) {
      Damage.deal(game, hero.bit(), n, unpreventable, step.context());
    }
  }
}
