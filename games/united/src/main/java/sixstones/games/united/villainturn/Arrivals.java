package sixstones.games.united.villainturn;

import sixstones.games.united.state.Location;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Running;
import sixstones.games.united.steps.StepKind;

/** Arrival effects in a Location; some Threats are done. */
public record Arrivals(Location at, int done) implements Running {

  public static final StepKind KIND =
      new StepKind("arrivals", parts -> new Arrivals(parts.location("at"), parts.number("done")));

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public void parts(Parts to) {
    to.put("at", at).put("done", done);
  }

  @Override
  public void run(Play game) {
    VillainTurn.arrivals(game, at, done);
  }
}
