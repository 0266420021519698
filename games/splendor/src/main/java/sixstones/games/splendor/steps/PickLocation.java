package sixstones.games.splendor.steps;

import org.jspecify.annotations.Nullable;
import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.games.splendor.moves.Because;
import sixstones.games.splendor.moves.SplendorMove;
import sixstones.games.splendor.state.Board;
import sixstones.games.splendor.tiles.Locations;

/** S-LOCATION-06: which of several locations is taken. */
public record PickLocation() implements Step {

  public static final Step STEP = new PickLocation();

  @Override
  public void moves(Board board, MoveList<SplendorMove> into) {
    Locations.moves(board, into);
  }

  @Override
  public Step answer(SplendorMove move, Board board, Events out) {
    int side = ((SplendorMove.TakeLocation) move).side();
    Locations.take(board, Locations.placeOf(board, side), out);
    return EndOfTurn.next(board, out);
  }

  @Override
  public @Nullable Refusal refusal(SplendorMove move, Board board) {
    return move instanceof SplendorMove.TakeLocation pick
        ? Locations.refusal(board, pick.side())
        : Because.of("S-LOCATION-06", "locationFirst");
  }

  @Override
  public Phrase prompt(Board board) {
    return Phrase.of("splendor.prompt.location");
  }

  @Override
  public void addTo(Fingerprint fingerprint) {
    fingerprint.add("location");
  }
}
