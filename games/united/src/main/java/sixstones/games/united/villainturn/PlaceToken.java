package sixstones.games.united.villainturn;

import static sixstones.games.united.steps.Because.refuse;

import sixstones.engine.Refusal;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Location;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Selection;

/** Misdirection: where the next token of the pool goes; some Locations have overflowed. */
public record PlaceToken(int pool, int full, long options) implements Selection {
  @Override
  public String id() {
    return "split";
  }

  @Override
  public void parts(Parts to) {
    to.put("pool", pool).put("full", full).put("options", options);
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
  public void picked(Play game, int picked) {
    VillainTurn.splitTo(game, this, Location.of(picked));
  }

  @Override
  public Refusal notAmong(Board board, Pick pick) {
    return refuse(rule(), "notAround");
  }
}
