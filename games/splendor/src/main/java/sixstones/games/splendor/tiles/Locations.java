package sixstones.games.splendor.tiles;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Events;
import sixstones.games.splendor.box.Location;
import sixstones.games.splendor.box.Stone;
import sixstones.games.splendor.log.Log;
import sixstones.games.splendor.moves.Because;
import sixstones.games.splendor.moves.SharedMoves;
import sixstones.games.splendor.moves.SplendorMove;
import sixstones.games.splendor.state.Board;

/** S-LOCATION: tiles for who has the bonuses they show. */
public final class Locations {

  private Locations() {}

  /** S-LOCATION-02: whether the location at a place is still there and the bonuses suffice. */
  public static boolean earns(Board board, int seat, int place) {
    var location = board.location(place);
    if (location == null || board.locationOwner(place) != Board.NONE) return false;
    for (int stone = 0; stone < Stone.COLOURS; stone++) {
      if (board.bonus(seat, stone) < location.wants(stone)) return false;
    }
    return true;
  }

  public static void moves(Board board, MoveList<SplendorMove> into) {
    for (int place = 0; place < board.places(); place++) {
      var location = board.location(place);
      if (location != null && earns(board, board.active(), place)) {
        into.add(SharedMoves.location(location));
      }
    }
  }

  /** Where a location lies or lay, or {@link Board#NONE} if it is not in play. */
  public static int placeOf(Board board, Location location) {
    for (int place = 0; place < board.places(); place++) {
      if (location.equals(board.location(place))) return place;
    }
    return Board.NONE;
  }

  public static void take(Board board, int place, Events out) {
    int seat = board.active();
    var location = Objects.requireNonNull(board.location(place));
    board.location(place, location, seat);
    board.addPoints(seat, location.points());
    board.tileTaken(true);
    board.progress(true);
    Log.tookLocation(out, seat, location);
    Log.scored(out, board, seat);
  }

  public static @Nullable Refusal refusal(Board board, Location location) {
    int place = placeOf(board, location);
    if (place == Board.NONE) return Because.of("S-SETUP-05", "notInPlay");
    int owner = board.locationOwner(place);
    if (owner != Board.NONE)
      return Refusal.of("S-LOCATION-09", Because.phrase("taken").seat(owner));
    return earns(board, board.active(), place) ? null : Because.of("S-LOCATION-02", "notEarned");
  }
}
