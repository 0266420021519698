package sixstones.games.united.villainturn;

import sixstones.games.united.state.Location;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Running;
import sixstones.games.united.steps.StepKind;

/** BAM!s of Threats clockwise from a start; some Threats are done. */
public record Sweep(Location start, int further, int done) implements Running {

  public static final StepKind KIND =
      new StepKind(
          "sweep",
          parts ->
              new Sweep(parts.location("start"), parts.number("further"), parts.number("done")));

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public void parts(Parts to) {
    to.put("start", start).put("further", further).put("done", done);
  }

  @Override
  public void run(Play game) {
    VillainTurn.sweep(game, this);
  }
}
