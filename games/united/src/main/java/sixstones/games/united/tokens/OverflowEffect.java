package sixstones.games.united.tokens;

import sixstones.games.united.state.Location;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Running;
import sixstones.games.united.steps.StepKind;

/** The effect of an Overflow, unless it was cancelled. */
public record OverflowEffect(Location at) implements Running {

  public static final StepKind KIND =
      new StepKind("overflow-effect", parts -> new OverflowEffect(parts.location("at")));

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
    Tokens.overflowEffect(game, at);
  }
}
