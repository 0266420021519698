package sixstones.games.united.verbs;

import sixstones.games.united.effects.Constant;
import sixstones.games.united.effects.Given;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;

/** Heroes may take Rick Jones along, or send him with a Heroic action. */
public record CarryRickJones() implements Verb, Constant {

  public static final VerbKind KIND =
      VerbKind.named("carry_rick_jones")
          .form(
              "constant: Heroes may take Rick Jones along, or send him with a Heroic action",
              _ -> new CarryRickJones())
          .needing(Given.CONSTANT);

  @Override
  public boolean carriesRick() {
    return true;
  }

  @Override
  public void begin(Play game, CarryOut step) {}
}
