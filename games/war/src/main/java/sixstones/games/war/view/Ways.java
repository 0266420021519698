package sixstones.games.war.view;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.MoveList;
import sixstones.games.war.WarView.WayView;
import sixstones.games.war.box.Direction;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.TileKind;
import sixstones.games.war.moves.MainMove;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.state.Board;
import sixstones.games.war.turn.MainAction;

/**
 * Where the steps of a character lead: on along open arrows as long as they leave no choice
 * (W-CELL-ARROW-02). What is face down ends a way, and so does Thanos.
 */
final class Ways {

  private final Board board;
  private final Piece piece;

  private Ways(Board board, Piece piece) {
    this.board = board;
    this.piece = piece;
  }

  /** One way for every step that the character may take now as the main action of its turn. */
  static List<WayView> of(Board board, Piece piece) {
    if (board.isOver() || !board.onTurn(piece)) return List.of();
    var moves = new MoveList<WarMove>();
    MainAction.moves(board, moves);
    var ways = new ArrayList<WayView>();
    for (int i = 0; i < moves.size(); i++) {
      if (moves.get(i) instanceof MainMove.Step step && step.piece() == piece) {
        ways.add(new Ways(board, piece).by(step.place()));
      }
    }
    return ways;
  }

  private WayView by(Place step) {
    var places = new ArrayList<Place>(List.of(board.crew().at(piece), step));
    var forks = exits(step, places);
    while (forks.size() == 1) {
      places.add(forks.getFirst());
      forks = exits(forks.getFirst(), places);
    }
    return new WayView(names(places), names(forks));
  }

  /** Where the arrows of a place lead that are not closed by what was visited (W-VISIT-05). */
  private List<Place> exits(Place place, List<Place> before) {
    if (!board.field().isOpen(place, TileKind.ARROW) || board.crew().thanosAt(place)) {
      return List.of();
    }
    var exits = new ArrayList<Place>();
    for (var direction : Direction.ALL) {
      var next = place.neighbour(direction);
      if (next.isNone() || !board.field().points(place, direction)) continue;
      if (!board.crew().visited(piece, next) && !before.contains(next)) exits.add(next);
    }
    return exits;
  }

  private static List<String> names(List<Place> places) {
    return places.stream().map(Place::name).toList();
  }
}
