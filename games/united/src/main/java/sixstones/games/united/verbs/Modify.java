package sixstones.games.united.verbs;

import sixstones.games.united.effects.Constant;
import sixstones.games.united.effects.Figure;
import sixstones.games.united.effects.Given;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;

/** A number that is another one as long as the card is in play. */
public record Modify(Figure what, int value) implements Verb, Constant {

  public static final VerbKind KIND =
      VerbKind.named("modify")
          .form(
              "constant: what a Thug there or a Doombot with a Crisis token takes, what leaving"
                  + " costs, damage ignored each turn, damage prevented every time (of Gear), the size of"
                  + " the Support row",
              at -> new Modify(at.one("what", Figure.class), at.number("value")),
              Slot.word(
                  "what",
                  "thug_health",
                  "doombot_crisis_health",
                  "leave_cost",
                  "ignore_first_damage",
                  "prevented_damage",
                  "support_row"),
              Slot.number("value", 1, 9))
          .needing(Given.CONSTANT);

  @Override
  public int figure(Figure figure) {
    return what == figure ? value : 0;
  }

  @Override
  public void begin(Play game, CarryOut step) {}
}
