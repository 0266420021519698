package sixstones.games.united.verbs;

import sixstones.engine.Bits;
import sixstones.games.united.box.Box;
import sixstones.games.united.damage.Damage;
import sixstones.games.united.effects.Deed;
import sixstones.games.united.effects.Place;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.EffectQuestion;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;
import sixstones.games.united.terms.Places;

/** Damage to Heroes: one in each Location, or all. */
public record DamageHeroes(Whom who, Place where, int n, boolean unpreventable) implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("damage")
          .form(
              "damage to Heroes: one in each Location, or all",
              at ->
                  new DamageHeroes(
                      at.one("who", Whom.class),
                      at.place("where"),
                      at.number("n"),
                      at.has("unpreventable")),
              Slot.word("who", "one", "all"),
              Slot.place("where"),
              Slot.number("n", 1, 9),
              Slot.maybe(Slot.word("unpreventable", "true")))
          .asks(
              "damage-one",
              (of, parts) ->
                  new Victim(of, parts.number("hit"), parts.number("done"), parts.options()));

  /** One in each Location, or all. */
  public enum Whom {
    ONE,
    ALL
  }

  @Override
  public void begin(Play game, CarryOut step) {
    game.nothingDone(Deed.DAMAGED);
    name(game, step, 0, 0);
  }

  /** U-RULE-53: all targets are named first, then all take the damage. */
  private void name(Play game, CarryOut step, int hit, int done) {
    var context = step.context();
    int found = Places.find(game.board, where, context);
    int heroes = hit;
    int seen = done;
    for (int i = 0; i < Box.RING; i++) {
      Location at = Places.villain(game.board, context).clockwise(i);
      if (!at.isIn(found) || at.isIn(seen)) continue;
      int there = game.team.standingAt(at);
      seen = Bits.with(seen, at.index());
      if (who == Whom.ALL || there == 0) {
        heroes |= there;
      } else {
        game.push(new Victim(step, heroes, seen, there));
        return;
      }
    }
    Damage.deal(game, heroes, n, unpreventable, context);
  }

  @Override
  public String rule(Context context) {
    return "U-DAMAGE-05";
  }

  /**
   * Which Hero of a Location takes the damage.
   *
   * @param hit the Heroes named before
   * @param done the Locations that have been dealt with
   */
  record Victim(CarryOut of, int hit, int done, long options) implements EffectQuestion<Member> {

    @Override
    public String id() {
      return "damage-one";
    }

    @Override
    public void memory(Parts to) {
      to.put("hit", hit).put("done", done);
    }

    @Override
    public PickKind pick() {
      return PickKind.HERO;
    }

    @Override
    public void picked(Play game, Member hero) {
      ((DamageHeroes) of.verb()).name(game, of, Bits.with(hit, hero.index()), done);
    }
  }
}
