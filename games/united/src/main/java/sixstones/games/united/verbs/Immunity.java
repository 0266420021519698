package sixstones.games.united.verbs;

import sixstones.games.united.effects.Given;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;

/** A Henchman can't be damaged until the next Villain turn. */
public record Immunity() implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("forbid")
          .form(
              "this Henchman can't be damaged from now until the next Villain turn",
              _ -> new Immunity(),
              Slot.word("what", "damage_to_this"),
              Slot.word("until", "next_villain_turn"))
          .needing(Given.THREAT);

  @Override
  public void begin(Play game, CarryOut step) {
    var threat = step.context().threat();
    if (threat == null) return;
    game.threats.immune(threat, true);
    game.tell.immune(threat);
  }
}
