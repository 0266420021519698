package sixstones.games.war.turn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import sixstones.engine.MoveList;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Token;
import sixstones.games.war.moves.Moves;
import sixstones.games.war.moves.WarMove;

/** What somebody may mean who touches a thing. */
public final class Attempts {

  private Attempts() {}

  public static List<WarMove> at(WarPosition position, String thing) {
    if (position.isOver()) return List.of();
    var attempts = new ArrayList<WarMove>();
    var legal = new MoveList<WarMove>();
    position.moves(legal);
    for (var move : legal.toList()) if (move.targets().contains(thing)) attempts.add(move);
    boolean free = position.asking() instanceof TakeTurn || position.asking() instanceof Pause;
    if (free)
      meant(position, thing).stream().filter(m -> !attempts.contains(m)).forEach(attempts::add);
    return attempts;
  }

  private static List<WarMove> meant(WarPosition position, String thing) {
    var name = thing.substring(thing.indexOf(':') + 1);
    try {
      if (thing.startsWith("tile:") || thing.startsWith("place:")) {
        return ofEach(position, piece -> Moves.step(piece, Place.named(name)));
      }
      if (thing.startsWith("token:")) {
        var token = Token.named(name);
        return ofEach(position, piece -> Moves.pickUp(token, piece));
      }
      if (thing.startsWith("piece:") || thing.startsWith("ability:")) {
        var piece = Piece.named(name);
        return piece == Piece.THANOS ? List.of() : List.of(Moves.ability(piece));
      }
    } catch (IllegalArgumentException _) {
      return List.of();
    }
    return List.of();
  }

  private static List<WarMove> ofEach(WarPosition position, Function<Piece, WarMove> attempt) {
    return Arrays.stream(position.team().pieces()).map(attempt).toList();
  }
}
