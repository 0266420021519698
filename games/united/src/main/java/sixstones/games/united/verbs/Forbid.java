package sixstones.games.united.verbs;

import sixstones.games.united.effects.Ban;
import sixstones.games.united.effects.Constant;
import sixstones.games.united.effects.Given;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;

/** What can't be done as long as the card is in play. */
public record Forbid(Ban what) implements Verb, Constant {

  public static final VerbKind KIND =
      VerbKind.named("forbid")
          .form(
              "constant: this Henchman or the Villain can't be damaged, or no Mission be completed",
              at -> new Forbid(at.one("what", Ban.class)),
              Slot.word("what", "damage_to_this", "damage_to_villain", "complete_mission"),
              Slot.word("until", "while_in_play"))
          .needing(Given.CONSTANT);

  @Override
  public boolean forbids(Ban ban) {
    return what == ban;
  }

  @Override
  public void begin(Play game, CarryOut step) {}
}
