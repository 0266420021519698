package sixstones.games.united.tokens;

import sixstones.games.united.state.Location;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Running;

/** The effect of an Overflow, unless it was cancelled. */
public record OverflowEffect(Location at) implements Running {
  @Override
  public String id() {
    return "overflow-effect";
  }

  @Override
  public void parts(Parts to) {
    to.put("at", at.index());
  }

  @Override
  public void run(Play game) {
    Tokens.overflowEffect(game, at);
  }
}
