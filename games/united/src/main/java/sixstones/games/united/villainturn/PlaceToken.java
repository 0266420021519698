package sixstones.games.united.villainturn;

import sixstones.engine.Refusal;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Location;
import sixstones.games.united.steps.Because;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Selection;
import sixstones.games.united.steps.StepKind;

/** Misdirection: where the next token of the pool goes; some Locations have overflowed. */
public record PlaceToken(int pool, int full, long options) implements Selection<Location> {

  public static final StepKind KIND =
      new StepKind(
          "split",
          parts -> new PlaceToken(parts.number("pool"), parts.number("full"), parts.options()));

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public void parts(Parts to) {
    to.put("pool", pool).put("full", full).options(this);
  }

  @Override
  public int chooser(Board board) {
    return 0;
  }

  @Override
  public String rule() {
    return "U-ADD-01";
  }

  @Override
  public PickKind pick() {
    return PickKind.LOCATION;
  }

  @Override
  public void picked(Play game, Location at) {
    VillainTurn.splitTo(game, this, at);
  }

  @Override
  public Refusal notAmong(Board board, Pick pick) {
    return Because.of(rule(), "notAround");
  }
}
