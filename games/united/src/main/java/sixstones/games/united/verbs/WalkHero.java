package sixstones.games.united.verbs;

import sixstones.engine.Bits;
import sixstones.games.united.actions.Movement;
import sixstones.games.united.effects.Given;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.AskingVerb;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.EffectQuestion;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.VerbKind;

/** The acting Hero goes some way, perhaps with another one. */
public record WalkHero(int steps, boolean carry) implements AskingVerb<Location> {

  public static final VerbKind KIND =
      VerbKind.named("move_hero")
          .form(
              "the acting Hero goes up to so many Locations far and may take another Hero along",
              at -> new WalkHero(at.number("steps"), at.has("carry")),
              Slot.number("steps", 1, 6),
              Slot.maybe(Slot.word("carry", "other")))
          .needing(Given.HERO)
          .asks(
              "take-along",
              (of, parts) -> new TakeAlong(of, Location.of(parts.number("to")), parts.options()));

  @Override
  public void begin(Play game, CarryOut step) {
    Location from = game.team.at(step.context().actor());
    long near = 0;
    for (var at : Location.ALL) {
      if (at != from && from.distance(at) <= steps) near |= at.bit();
    }
    step.offer(game, PickKind.LOCATION, near);
  }

  @Override
  public void answer(Play game, CarryOut step, Location to) {
    Member hero = step.context().actor();
    long along = Bits.without(game.team.standingAt(game.team.at(hero)), hero.index());
    // Asked after what the first entry triggers at once (U-RULE-76).
    if (carry && along != 0 && to != game.team.at(hero)) {
      game.push(new TakeAlong(step, to, along));
    }
    Movement.go(game, hero, to);
  }

  /** Who comes along to a Location. */
  record TakeAlong(CarryOut of, Location to, long options) implements EffectQuestion<Member> {

    @Override
    public String id() {
      return "take-along";
    }

    @Override
    public void memory(Parts parts) {
      parts.put("to", to);
    }

    @Override
    public boolean mayDecline() {
      return true;
    }

    @Override
    public PickKind pick() {
      return PickKind.HERO;
    }

    @Override
    public void picked(Play game, Member hero) {
      Movement.go(game, hero, to);
    }
  }
}
