package sixstones.games.united.verbs;

import sixstones.games.united.decks.Cards;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;

/** Plan cards facedown to the Storyline. */
public record FacedownPlan(int n) implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("facedown_plan")
          .form(
              "plan cards facedown to the Storyline",
              at -> new FacedownPlan(at.number("n")),
              Slot.number("n", 1, 9));

  @Override
  public void begin(Play game, CarryOut step) {
    for (int i = 0; i < n; i++) if (!Cards.addFacedownPlan(game)) return;
  }
}
