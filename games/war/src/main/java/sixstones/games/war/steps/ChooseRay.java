package sixstones.games.war.steps;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.WarPosition;
import sixstones.games.war.board.Board;
import sixstones.games.war.moves.Moves;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.pieces.Piece;
import sixstones.games.war.thanos.Thanos;
import sixstones.games.war.turn.Cause;
import sixstones.games.war.turn.Returns;
import sixstones.games.war.turn.Tell;

/** Thor or Proxima Midnight: everybody on one ray is returned (W-HERO-THOR, W-CELL-PROXIMA). */
public record ChooseRay(int piece, boolean thor) implements Asking {

  @Override
  public void moves(WarPosition position, MoveList<WarMove> into) {
    for (int direction = 0; direction < 4; direction++) into.add(Moves.ray(direction));
  }

  @Override
  public void answer(WarPosition position, WarMove move, Events out) {
    position.pop();
    var struck = ((WarMove.Ray) move).direction();
    int direction = struck.ordinal();
    int hit = 0;
    boolean thanos = false;
    int place = Board.neighbour(position.crew().at(piece), direction);
    while (place != Board.NONE) {
      hit |= position.crew().charactersAt(place);
      thanos |= position.crew().thanosAt(place);
      place = Board.neighbour(place, direction);
    }
    Tell.direction(out, thor ? "ray.thor" : "ray.proxima", piece, struck, rule());
    Returns.by(position, hit, piece, thor ? Cause.THOR : Cause.PROXIMA, out);
    if (thanos) goHome(position, out);
  }

  private void goHome(WarPosition position, Events out) {
    if (thor) {
      Thanos.goHome(position, "thor", out, "W-HERO-THOR-03");
    } else {
      Thanos.goHome(position, "proxima", out, "W-CELL-PROXIMA-01");
    }
  }

  @Override
  public Phrase prompt(WarPosition position) {
    return Phrase.of(thor ? "war.prompt.thor" : "war.prompt.proxima")
        .name("piece", Piece.phraseKey(piece));
  }

  @Override
  public String rule() {
    return thor ? "W-HERO-THOR-01" : "W-CELL-PROXIMA-01";
  }

  @Override
  public void addTo(Fingerprint print, WarPosition position) {
    print.add("ChooseRay").add(piece).add(thor);
  }
}
