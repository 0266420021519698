package sixstones.games.united.damage;

import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Running;
import sixstones.games.united.steps.StepKind;

/** Gear and Super Hero cards against damage, from a place in their order on. */
public record AskForReactions(Hit hit, int next) implements Running {

  public static final StepKind KIND =
      new StepKind(
          "damage-reactions", parts -> new AskForReactions(Hit.read(parts), parts.number("next")));

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public void parts(Parts to) {
    hit.parts(to);
    to.put("next", next);
  }

  @Override
  public void run(Play game) {
    ReactionOrder.reactions(game, this);
  }
}
