package sixstones.games.united.tokens;

import sixstones.games.united.state.Location;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Running;
import sixstones.games.united.steps.StepKind;

/** An Overflow in a Location. */
public record Overflow(Location at) implements Running {

  public static final StepKind KIND =
      new StepKind("overflow", parts -> new Overflow(parts.location("at")));

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public void parts(Parts to) {
    to.put("at", at);
  }

  @Override
  public void run(Play game) {
    Tokens.overflows(game, at);
  }
}
